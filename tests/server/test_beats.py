"""What happens between two questions reaches everybody step by step, and tells no more than he may know."""

import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import fittest
from fittest.kernel.game import Game
from fittest.kernel.view import log_lines, preview_for
from fittest.server.messages import Beat
from fittest.server.trail import LONGEST, Trail
from tests.server.changes import changed
from tests.server.harness import Client, Json, Party, Running, Socket, good, running
from tests.server.postgres import Postgres

FAMILIES = ["evolution", "mutations", "dinosaurs"]


def unasked(game: Game, seat: int | None) -> Json:
    return {**msgspec.to_builtins(game.view(seat)), "question": None}


def foreseen(preview: Json) -> Json:
    """Of what lies on the table, not of options."""
    return {name: texts for name, texts in preview.items() if name != "options"}


def preview_of(game: Game, seat: int | None) -> Json:
    return foreseen(msgspec.to_builtins(preview_for(game, seat)))


def expected(game: Game, text: str, seat: int | None) -> list[tuple[int, Json, Json]]:
    """What a seat should be shown on the way that an answer takes: how many lines are told by then, and the
    view and what is foreseen; worked out from the game itself. `game` plays on."""
    beats = [game.clone()]
    game.apply(text, beats)
    found, told = [], len(beats[0].events)
    for beat in beats[1:]:
        heard = [line.number for line in log_lines(beat, seat, told)]
        if heard and len(beat.events) < len(game.events):
            found.append((heard[-1] + 1, unasked(beat, seat), preview_of(beat, seat)))
            told = len(beat.events)
    return found


def shown(before: Json, message: Json) -> list[tuple[int, Json, Json]]:
    view, found = {**before["view"], "question": None}, []
    preview = foreseen(before["preview"])
    for beat in message.get("beats", []):
        view = changed(view, beat.get("change"))
        preview = changed(preview, beat.get("preview"))
        found.append((beat["told"], view, preview))
    return found


@pytest.mark.parametrize("ruleset", FAMILIES)
def test_every_seat_is_shown_every_step(ruleset: str, server: Running) -> None:
    """Two people, and somebody who looks on: each sees their own view of each step, made of the changes."""
    party = Party(server, ruleset=ruleset, people=3)
    watcher = server.client()
    watcher.open(party.links.token("watch"))
    seats: list[int | None] = [0, 1, None]
    several = 0
    with (
        party.seats[0].socket(party.id, 0, beats="true") as a,
        party.seats[1].socket(party.id, 1, beats="true") as b,
        watcher.socket(party.id, beats="true") as c,
    ):
        sockets: list[Socket] = [a, b, c]
        for socket in sockets:
            socket.hear()
        table = server.inside.rooms.by_id[party.id].table
        games = [fittest.replay(table.match.record()) for _ in sockets]  # type: ignore[union-attr]
        for number in range(90):
            if table.status != "playing":
                break
            before = [socket.game or {} for socket in sockets]
            party.answer(number * 7)
            for socket, game, seat, old in zip(sockets, games, seats, before, strict=True):
                message: Json = {}
                while "game" not in message:
                    message = socket.hear()
                found = shown(old, message)
                assert found == expected(game, table.answers[-1], seat)
                assert message["game"]["view"] == msgspec.to_builtins(game.view(seat))
                several += len(found) > 1
    assert several, "nothing happened between two questions"


def test_the_way_of_several_answers_is_one_way() -> None:
    """Whoever hears of two answers at once sees the question between them as a step like any other."""
    game, trail = fittest.new("evolution", players=2, seed=3), Trail()
    trail.watched = True
    start, way = game, [unasked(game, 0)]
    for seq in range(2, 8):
        beats, game = trail.begin(game), game.clone()
        assert beats is not None
        game.apply(0, beats)
        trail.go_on(seq - 1, seq, beats, game)
        way.append(unasked(game, 0))
    lines = log_lines(game, 0, len(start.events))
    views = [view for _, view in read(way[0], trail.beats(0, 1, lines))]
    for view in way[1:-1]:
        assert view in views
    assert trail.beats(0, 7, []) == []
    # Whoever was told of the first four answers already sees the rest of it.
    trail.forget(4)
    assert trail.beats(0, 1, lines) == []
    rest = [view for _, view in read(way[3], trail.beats(0, 4, lines))]
    assert rest == views[len(views) - len(rest) :]
    assert rest


def read(view: Any, beats: list[Beat]) -> list[tuple[int, Any]]:
    found = []
    for beat in beats:
        view = changed(view, msgspec.to_builtins(beat.change))
        found.append((beat.told, view))
    assert all(a[0] < b[0] for a, b in pairwise(found))
    return found


def test_the_way_that_is_kept_is_bounded() -> None:
    game, trail = fittest.new("evolution", players=2, seed=3), Trail()
    trail.watched = True
    for seq in range(2, LONGEST + 50):
        beats = trail.begin(game)
        trail.go_on(seq - 1, seq, beats, game)
    assert trail.beats(0, 1, log_lines(game, 0)) == []


def test_without_listeners_nothing_is_kept(server: Running) -> None:
    party = Party(server, ruleset="mutations", people=2)
    trail = server.inside.rooms.by_id[party.id].table.trail
    party.answer()
    assert not trail.watched
    assert trail.begin(fittest.new("mutations", players=2, seed=1)) is None
    with party.seats[0].socket(party.id, 0, beats="true") as socket:
        socket.hear()
        party.answer()
        assert trail.watched
    assert "beats" not in good(party.seats[0].get(f"/api/tables/{party.id}", seat=0))


def test_after_an_undo_the_old_way_is_gone() -> None:
    game, trail = fittest.new("evolution", players=2, seed=3), Trail()
    trail.watched = True
    beats, after = trail.begin(game), game.clone()
    after.apply(0, beats)
    trail.go_on(1, 2, beats, after)
    trail.clear()
    # The undo was event 3, and event 4 an answer.
    beats, again = trail.begin(game), game.clone()
    again.apply(1, beats)
    trail.go_on(3, 4, beats, again)
    assert trail.beats(0, 2, log_lines(again, 0)) == []


def test_what_another_server_has_stored_is_shown_step_by_step(postgres: Postgres) -> None:
    database = postgres.new_database()
    with running(database) as one, running(database) as two:
        party = Party(one, ruleset="mutations", people=2)
        elsewhere = Client(two.address)
        elsewhere.http.cookies = party.seats[1].http.cookies
        with elsewhere.socket(party.id, 1, beats="true") as socket:
            socket.hear()
            for number in range(20):
                party.answer(number)
                socket.hear_until(lambda step=number + 1: socket.game and socket.game["step"] == step)
        elsewhere.http.close()
    assert any('"beats"' in text for text in socket.heard)


def test_what_was_done_without_a_choice_is_told_to_whoever_did_it() -> None:
    """Food that must be shared, a die that must be rolled: its owner is told which lines those are."""
    told: set[str] = set()
    for seed in range(3):
        chance = random.Random(seed)
        game = fittest.new("evolution", players=3, seed=seed)
        while game.decision is not None:
            seq, trail = len(game.answers), Trail()
            trail.watched = True
            beats = trail.begin(game.clone())
            assert beats is not None
            game.apply(chance.randrange(game.decision.count), beats)
            trail.go_on(seq, seq + 1, beats, game)
            for seat in range(3):
                lines = log_lines(game, seat, len(beats[0].events))
                forced = trail.forced(seat, seq, lines)
                keys = {line.text.key for line in lines if line.number in forced}
                mine = {line.text.args.get("seat") for line in lines if line.number in forced}
                assert mine <= {seat + 1, None}
                told |= keys
            assert trail.forced(None, seq, log_lines(game, None)) == []
    assert told >= {"event-ended", "event-fed-blue", "event-shared"}
