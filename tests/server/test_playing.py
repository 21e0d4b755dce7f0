"""People play a game over HTTP."""

from tests.server.harness import BOT, PERSON, Party, good, key_of, running


def test_a_game_from_the_first_link_to_the_record(database: str) -> None:
    with running(database) as server:
        party = Party(server)
        while party.state()["table"]["status"] == "playing":
            party.answer()
        state = party.state()
        assert state["table"]["ending"] == {"reason": "rules", "seat": None}
        record = good(party.seats[0].get(f"/api/tables/{party.id}/record"))
        assert len(record["answers"]) == state["game"]["step"] > 5
    with running(database) as again:
        client = again.client()
        client.http.cookies = party.seats[0].http.cookies
        assert client.look(party.id, 0)["game"]["view"] == state["game"]["view"]
        assert good(client.get(f"/api/tables/{party.id}/record")) == record


def test_bots_play_their_seats(database: str) -> None:
    with running(database) as server:
        party = Party(server, seats=[PERSON, BOT, BOT])
        while party.wait_for(0):
            party.answer()
        assert party.state()["game"]["view"]["winners"]


def test_a_stale_answer_is_refused_and_a_repeated_one_recognised(database: str) -> None:
    with running(database) as server:
        party = Party(server)
        seat = party.asked()
        client = party.seats[seat]
        game = client.look(party.id, seat)["game"]
        answer = {"asked": game["asked"], "text": game["view"]["question"]["choices"][0]["text"]}
        first = client.say(party.id, seat, "answer", id="same", **answer)
        again = client.say(party.id, seat, "answer", id="same", **answer)
        assert again == {**first, "repeated": True}
        assert key_of(client.try_say(party.id, seat, "answer", id="other", **answer)) == "why-stale"
        assert party.state()["game"]["step"] == 1


def test_an_illegal_answer_says_why_in_the_players_language(database: str) -> None:
    with running(database) as server:
        party = Party(server)
        seat = party.asked()
        asked = party.state()["game"]["asked"]
        response = party.seats[seat].http.post(
            f"/api/tables/{party.id}/messages?seat={seat}&lang=ru",
            json={"type": "answer", "id": "x", "asked": asked, "text": "сжечь всё"},
        )
        assert response.status_code == 400
        error = response.json()["error"]
        assert error["key"] == "why-unreadable"
        assert "не действие" in error["text"]
        assert party.state()["game"]["step"] == 0
