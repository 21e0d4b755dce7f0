"""Tables that were played by other rules than those of today."""

from pathlib import Path
from typing import Any

import pytest

from fittest.kernel.errors import IllegalAction, bad_request
from fittest.kernel.game import Game, Setup
from fittest.kernel.message import Message
from tests.server.harness import PERSON, Client, Party, Running, Time, good, key_of, providers, running
from tests.toy.family import Toy
from tests.toy.game import ToyGame

ANSWERS = 5


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")


@pytest.fixture
def next_edition(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(Toy, "edition", 2)
    monkeypatch.setattr(ToyGame, "edition", 2)
    return monkeypatch


def forbid(monkeypatch: pytest.MonkeyPatch, number: int, error: Exception) -> None:
    """Rules by which nobody can give the answer with this number."""
    real = ToyGame.apply

    def apply(game: ToyGame, answer: Any, beats: list[Game] | None = None) -> None:
        if len(game.answers) == number - 1:
            raise error
        real(game, answer, beats)

    monkeypatch.setattr(ToyGame, "apply", apply)


def played(server: Running, **settings: Any) -> Party:
    party = Party(server, **settings)
    for _ in range(ANSWERS):
        party.answer()
    return party


def visit(again: Running, party: Party, seat: int = 0) -> Client:
    client = again.client()
    client.http.cookies = party.seats[seat].http.cookies
    return client


ILLEGAL = IllegalAction(Message("why-over"))


def test_a_table_whose_answers_are_still_legal_goes_on(
    database: str, next_edition: pytest.MonkeyPatch
) -> None:
    with next_edition.context() as before:
        before.setattr(Toy, "edition", 1)
        with running(database) as server:
            party = played(server)
            position = party.state()["game"]["view"]
    with running(database) as again:
        client = visit(again, party)
        state = client.look(party.id, 0)
        assert (state["table"]["status"], state["game"]["view"]) == ("playing", position)
        assert again.call(again.inside.rooms.room(party.id)).table.opening["edition"] == 1


def test_a_table_is_shown_up_to_the_answer_that_is_no_longer_legal(
    database: str, next_edition: pytest.MonkeyPatch
) -> None:
    with next_edition.context() as before:
        before.setattr(Toy, "edition", 1)
        with running(database) as server:
            party = played(server, clock={"kind": "move", "seconds": 30})
            sound = Party(server, clock={"kind": "move", "seconds": 30})
            party.say(0, "chat", text="still here")
            table = server.call(server.inside.rooms.room(party.id)).table
            answers, third = table.answers[:], table.position(3).view(0)
    forbid(next_edition, 4, ILLEGAL)
    now = Time()
    with running(database, providers=providers(now, seed=1)) as again:
        client = visit(again, party)
        now.pass_seconds(40)
        again.call(again.inside.scheduler.survey())
        state = client.look(party.id, 0)
        assert state["table"]["status"] == "finished"
        ending = state["table"]["ending"]
        assert (ending["reason"], ending["seat"]) == ("broken", None)
        assert [text["key"] for text in ending["why"]] == ["table-broken-edition", "why-over"]
        assert ending["why"][0]["args"] == {"number": 4, "answer": answers[3], "edition": 1, "today": 2}
        assert (state["game"]["step"], state["game"]["view"]["hand"]) == (3, third.hand)
        assert state["remarks"][-1]["chat"] == "still here"
        # Nothing is lost: the record is whole, the steps can be seen, the table is in the list.
        record = good(client.get(f"/api/tables/{party.id}/record"))
        assert (record["answers"], record["edition"]) == (answers, 1)
        assert good(client.get(f"/api/tables/{party.id}/replay", step=3))["last"] == 3
        assert key_of(client.get(f"/api/tables/{party.id}/replay", step=4)) == "error-step"
        assert [mine["table"]["status"] for mine in good(client.get("/api/mine"))] == ["finished"]
        assert good(client.get(f"/api/tables/{party.id}/report", seat=0))["step"] == 3
        assert key_of(client.get(f"/api/tables/{party.id}/review")) == "error-review-unfinished"
        asked = state["game"]["asked"]
        assert key_of(client.try_say(party.id, 0, "answer", asked=asked, text="give")) == "why-finished"
        assert visit(again, sound).look(sound.id, 0)["table"]["status"] == "playing"
        # A fork goes on by the rules of today.
        fork = good(client.post(f"/api/tables/{party.id}/fork", {"step": 3}, seat=0))
        assert again.call(again.inside.rooms.room(fork["id"])).table.record["edition"] == 2


def test_a_fault_of_the_rules_breaks_one_game_off_and_says_so(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(database) as server:
        party = played(server)
    forbid(monkeypatch, 2, KeyError("a bug in the rules"))
    with running(database) as again:
        state = visit(again, party).look(party.id, 0)
        assert state["game"]["step"] == 1
        assert [text["key"] for text in state["table"]["ending"]["why"]] == ["table-broken", "error-internal"]


def test_an_answer_that_was_taken_back_breaks_nothing_off(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(database) as server:
        party = Party(server, people=2)
        for _ in range(2):
            party.answer(choice=-1)
        question = party.state()["game"]["view"]["question"]["seat"]
        assert key_of_undo(party, question) is None
        table = server.call(server.inside.rooms.room(party.id)).table
        assert table.step < 2
        undone = table.step + 1
    real = ToyGame.apply
    seen: list[int] = []

    def once(game: ToyGame, answer: Any, beats: list[Game] | None = None) -> None:
        if len(game.answers) == undone - 1 and not seen:
            seen.append(1)
            raise ILLEGAL
        real(game, answer, beats)

    monkeypatch.setattr(ToyGame, "apply", once)
    with running(database) as again:
        assert visit(again, party).look(party.id, 0)["table"]["status"] == "playing"
        assert seen


def key_of_undo(party: Party, seat: int) -> str | None:
    """Everybody agrees to take the last answer back, however much was learnt by it."""
    rooms = party.server.inside.rooms
    table = party.server.call(rooms.room(party.id)).table
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("fittest.server.bot_worker.undo_floor", lambda start, answers, seats: 0)
        response = party.seats[seat].try_say(party.id, seat, "propose", what="undo", to=table.step - 1)
        if response.status_code >= 400:
            return key_of(response)
        party.say(1 - seat, "agree", what="undo")
    return None


def test_a_game_that_cannot_even_begin_keeps_its_record(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(database) as server:
        party = played(server)
        answers = server.call(server.inside.rooms.room(party.id)).table.answers[:]

    def refuse(family: Toy, setup: Setup) -> ToyGame:
        raise bad_request("error-cards-fixed", ruleset="toy")

    monkeypatch.setattr(Toy, "new", refuse)
    with running(database) as again:
        client = visit(again, party)
        state = client.look(party.id, 0)
        assert (state["game"], state["table"]["status"]) == (None, "finished")
        assert [text["key"] for text in state["table"]["ending"]["why"]] == [
            "table-broken-opening",
            "error-cards-fixed",
        ]
        record = good(client.get(f"/api/tables/{party.id}/record"))
        assert (record["ruleset"], record["players"], record["answers"]) == ("toy", 3, answers)
        assert key_of(client.get(f"/api/tables/{party.id}/replay", step=0)) == "why-not-started"


def test_a_record_of_an_older_edition_makes_a_table_that_shows_it(
    database: str, next_edition: pytest.MonkeyPatch
) -> None:
    game = Toy().new(Setup("toy", 2, 5, {}))
    for _ in range(4):
        game.apply(0)
    record = game.record()
    del record["edition"]
    forbid(next_edition, 3, ILLEGAL)
    with running(database) as server:
        client = server.client()
        links = client.new_table(settings={"seats": [PERSON, PERSON]}, record=record, start=True)
        client.open(links.token("host"))
        state = client.look(links.id)
        assert (state["table"]["ending"]["reason"], state["game"]["step"]) == ("broken", 2)
        # A record of today's rules that is not legal is just wrong.
        wrong = client.post("/api/tables", {"record": {**record, "edition": 2}})
        assert key_of(wrong) == "error-record-illegal"
