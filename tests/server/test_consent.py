"""Pause, undo and votes; leaving and coming back."""

import json

import msgspec
import pytest

from fittest.server.events import unpack
from fittest.server.settings import BankClock, Person, Settings
from fittest.server.table import Table
from tests.server.harness import BOT, PERSON, Party, Running, until
from tests.toy.family import TOY


def keys(party: Party) -> list[str]:
    return [r["text"]["key"] for r in party.state()["remarks"] if "text" in r]


def test_a_pause_needs_everybody_and_so_does_its_end(server: Running) -> None:
    party = Party(server, clock={"kind": "move", "seconds": 30})
    party.say(0, "propose", what="pause")
    assert party.state()["table"]["proposals"] == [
        {"what": "pause", "by": 0, "seat": None, "to": None, "agreed": [0], "needs": [1, 2]}
    ]
    party.say(1, "agree", what="pause")
    assert party.state()["table"]["status"] == "playing"
    assert party.refused(1, "agree", what="pause") == "why-not-asked-to-agree"
    party.say(2, "agree", what="pause")
    assert party.state()["table"]["status"] == "paused"
    seat = party.asked()
    game = party.state(seat)["game"]
    text = game["view"]["question"]["choices"][0]["text"]
    assert party.refused(seat, "answer", asked=game["asked"], text=text) == "why-paused"
    server.time.pass_seconds(300)
    server.call(server.inside.scheduler.tick())
    assert party.state()["game"]["step"] == 0
    for number in range(3):
        party.say(number, "propose" if number == 0 else "agree", what="resume")
    state = party.state()
    assert state["table"]["status"] == "playing"
    # What was used of the thirty seconds before the pause stays used, the pause itself does not count.
    assert 20_000 < state["game"]["clock"]["deadline"] - server.time.now() <= 30_000


def test_a_pause_ends_by_itself(server: Running) -> None:
    party = Party(server, people=2)
    party.say(0, "propose", what="pause")
    party.say(1, "agree", what="pause")
    server.time.pass_seconds(86_401)
    until(lambda: party.state()["table"]["status"] == "playing")
    assert keys(party)[-1] == "table-woken-pause"


def test_anybody_can_decline(server: Running) -> None:
    party = Party(server)
    party.say(0, "propose", what="pause")
    assert party.refused(1, "propose", what="pause") == "why-proposed-already"
    party.say(2, "decline", what="pause")
    assert party.state()["table"]["proposals"] == []
    assert party.refused(1, "agree", what="pause") == "why-no-proposal"


def test_the_others_vote_a_seat_to_a_bot_and_its_player_takes_it_back(server: Running) -> None:
    party = Party(server, people=4)
    target = 3
    assert party.refused(target, "propose", what="bot", seat=target) == "why-not-a-person"
    party.say(0, "propose", what="bot", seat=target)
    assert party.refused(target, "decline", what="bot") == "why-not-asked-to-agree"
    party.say(1, "agree", what="bot")
    assert party.state()["table"]["seats"][target]["away"] is None
    party.say(2, "agree", what="bot")
    assert party.state()["table"]["seats"][target]["away"] == "voted"
    party.say(target, "return")
    assert party.state()["table"]["seats"][target]["away"] is None


def test_one_voice_stops_a_vote_and_it_is_not_tried_again_at_once(server: Running) -> None:
    party = Party(server)
    party.say(0, "propose", what="bot", seat=2)
    server.time.pass_seconds(100)
    party.say(1, "decline", what="bot")
    server.time.pass_seconds(100)
    for seat in (0, 1):
        assert party.refused(seat, "propose", what="bot", seat=2) == "why-vote-pause"
    party.say(1, "propose", what="bot", seat=0)
    party.say(1, "decline", what="bot")
    server.time.pass_seconds(121)
    party.say(1, "propose", what="bot", seat=2)


def test_one_person_alone_replaces_only_whoever_is_missing(server: Running) -> None:
    """Missing is whom the table waits for: three minutes without a sign of life."""
    party = Party(server, people=2)
    missing = party.asked()
    other = 1 - missing
    assert party.refused(other, "propose", what="bot", seat=missing) == "why-vote-alone"
    server.time.pass_seconds(170)
    party.say(missing, "chat", text="I am thinking")
    server.time.pass_seconds(170)
    assert party.refused(other, "propose", what="bot", seat=missing) == "why-vote-alone"
    server.time.pass_seconds(20)
    assert party.refused(missing, "propose", what="bot", seat=other) == "why-vote-alone", (
        "nobody waits for him"
    )
    server.time.pass_seconds(200)
    party.say(other, "propose", what="bot", seat=missing)
    assert party.state()["table"]["seats"][missing]["away"] == "voted"
    party.say(missing, "return")
    assert party.refused(other, "propose", what="bot", seat=missing) == "why-vote-alone"


def test_one_person_among_many_who_are_gone_is_not_stuck(server: Running) -> None:
    party = Party(server, people=3)
    missing = party.asked()
    here, gone = (seat for seat in range(3) if seat != missing)
    server.time.pass_seconds(200)
    party.say(here, "propose", what="bot", seat=missing)
    assert party.state()["table"]["proposals"][0]["needs"] == [gone]
    assert party.refused(here, "propose", what="bot", seat=missing) == "why-proposed-already"
    server.time.pass_seconds(170)
    party.say(gone, "chat", text="I am here and do not agree")
    server.time.pass_seconds(100)
    assert party.refused(here, "propose", what="bot", seat=missing) == "why-proposed-already"
    server.time.pass_seconds(100)
    party.say(here, "propose", what="bot", seat=missing)
    assert party.state()["table"]["seats"][missing]["away"] == "voted"


def test_whoever_is_out_of_time_can_be_replaced_by_one_person(server: Running) -> None:
    party = Party(server, people=2, clock={"kind": "move", "seconds": 30})
    slow = party.asked()
    server.time.pass_seconds(31)
    until(lambda: party.state()["game"]["step"] == 1)
    party.say(1 - slow, "propose", what="bot", seat=slow)
    assert party.state()["table"]["seats"][slow]["away"] == "voted"


def test_a_seat_where_nobody_ever_sat_down_can_be_given_to_a_bot(server: Running) -> None:
    host = server.client()
    links = host.new_table(settings={"ruleset": "toy", "seats": [PERSON] * 2}, start=True)
    host.open(links.token("seat", 0))
    host.say(links.id, 0, "propose", what="bot", seat=1)
    assert host.look(links.id, 0)["table"]["seats"][1]["away"] == "voted"


def test_a_log_of_before_is_read_as_it_was_meant(server: Running) -> None:
    """Most of the others were enough for a bot, and coming back started the clock anew."""
    table = Table("old")
    settings = Settings(ruleset="toy", seats=[Person()] * 4, clock=BankClock(seconds=60))
    for body in (
        {"type": "opened", "at": 1, "settings": msgspec.to_builtins(settings), "keys": [], "version": "1"},
        {"type": "started", "at": 2, "seed": 1},
        {"type": "proposed", "at": 3, "actor": 0, "seat": 0, "what": "bot", "target": 3},
        {"type": "agreed", "at": 4, "actor": 1, "seat": 1, "what": "bot"},
    ):
        table.apply(unpack(json.dumps({"v": 1, "event": body})))
    assert table.seats[3].away == "voted"
    asked = table.game.decision.seat  # type: ignore[union-attr]
    for number, kind in enumerate(("left", "returned")):
        event = {"type": kind, "at": 5000 + number, "actor": asked, "seat": asked, "why": "left"}
        table.apply(unpack(json.dumps({"v": 1, "event": event})))
    assert table.asked_at == 5001


def test_leaving_hands_the_seat_to_a_bot_and_consent_is_no_longer_waited_for(server: Running) -> None:
    party = Party(server, substitute="random")
    party.say(0, "propose", what="pause")
    party.say(1, "agree", what="pause")
    party.say(2, "leave")
    state = party.state()["table"]
    assert (state["status"], state["seats"][2]["away"]) == ("paused", "left")


def test_resigning_is_for_good(server: Running) -> None:
    party = Party(server, substitute="random")
    party.say(1, "resign")
    assert party.state()["table"]["seats"][1]["away"] == "resigned"
    assert party.refused(1, "return") == "why-resigned"


@pytest.mark.parametrize(("word", "reason"), [("leave", "left"), ("resign", "resigned")])
def test_a_table_can_be_set_to_end_when_somebody_goes(server: Running, word: str, reason: str) -> None:
    party = Party(server, on_leave="end")
    party.say(1, word)
    table = party.state()["table"]
    assert (table["status"], table["ending"]) == ("finished", {"reason": reason, "seat": 1})
    assert party.refused(party.asked(), "leave") == "why-finished"


def test_a_game_goes_on_when_everybody_has_left(server: Running) -> None:
    party = Party(server, substitute="random")
    for seat in range(3):
        party.say(seat, "leave")
    until(lambda: party.state()["table"]["status"] == "finished")


def test_undo_gives_a_sealed_die_no_second_roll(server: Running) -> None:
    """The die of the toy game is rolled when a card shines: not to be undone."""
    party = Party(server, people=2)
    while "give" not in (texts := choices(party)) or len(texts) < 2:
        party.answer()
    party.answer(texts.index("give"))
    step = party.state()["game"]["step"]
    last = party.seats[0].try_say(party.id, 0, "propose", what="undo", to=step - 1)
    assert last.json()["error"]["key"] == "why-undo-learnt-all"


def choices(party: Party) -> list[str]:
    seat = party.asked()
    return [c["text"] for c in party.state(seat)["game"]["view"]["question"]["choices"]]


def test_an_undo_by_consent_brings_the_same_question_back(server: Running) -> None:
    """Everything lies open here, so nothing can be learnt: every step may be undone."""
    engine = {
        "hands": [[1, 5], [2]],
        "deck": [],
        "pile": [3, 4, 6, 7, 8],
        "points": [0, 0],
        "goes": 0,
        "chance": [1, 2, 3, 4],
        "frames": [{"frame": "Going", "seat": 0}],
    }
    document: dict[str, object] = {
        "ruleset": "toy",
        "setup": {"players": 2, "engine": engine},
        "steps": [],
        "expect": {},
    }
    host, other = server.client(), server.client()
    links = server.table_of(TOY.load(document), seats=[PERSON] * 2)
    host.open(links.token("seat", 0))
    other.open(links.token("seat", 1))
    before = host.look(links.id, 0)
    host.answer(links.id, 0, 0)
    after = host.look(links.id, 0)
    assert after["game"]["step"] > before["game"]["step"]
    with host.socket(links.id, 0) as socket:
        socket.hear()
        assert len(socket.story) == len(after["story"]["lines"]) > 0
        host.say(links.id, 0, "propose", what="undo")
        other.say(links.id, 1, "agree", what="undo")
        socket.hear_until(lambda: socket.game and socket.game["step"] == 0)
        assert socket.story == before["story"]["lines"]
    undone = host.look(links.id, 0)
    assert undone["game"]["view"] == before["game"]["view"]
    assert undone["game"]["asked"] > after["game"]["asked"]
    assert undone["remarks"][-1]["text"]["key"] == "table-undone"
    assert [remark["number"] for remark in undone["remarks"]] == list(range(len(undone["remarks"])))
    stale = {"asked": before["game"]["asked"], "text": "play 5"}
    assert host.try_say(links.id, 0, "answer", **stale).json()["error"]["key"] == "why-stale"


def test_a_person_among_bots_needs_nobodys_consent(server: Running) -> None:
    party = Party(server, seats=[PERSON, BOT])
    assert party.refused(0, "propose", what="undo") in ("why-nothing-to-undo", "why-stale")
    party.say(0, "propose", what="pause")
    assert party.state()["table"]["status"] == "paused"
