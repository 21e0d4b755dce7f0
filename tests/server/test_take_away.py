"""A game against bots alone can be taken away, so that it goes on when the connection drops."""

import json

import msgspec

import fittest
from tests.server.harness import BOT, PERSON, Party, Running, good, key_of


def test_what_is_taken_away_is_what_the_seat_knows(server: Running) -> None:
    party = Party(server, ruleset="evolution", seats=[PERSON, BOT])
    assert party.wait_for(0)
    view = party.state(0)["game"]["view"]
    taken = [good(party.seats[0].get(f"/api/tables/{party.id}/take-away", seat=0)) for _ in range(3)]
    assert {one["table"] for one in taken} == {party.id}
    worlds = [fittest.load(one["scenario"]) for one in taken]
    for world in worlds:
        own = json.loads(msgspec.json.encode(world.view(0)))
        assert (own["seats"][0], own["animals"], own["deck"]) == (
            view["seats"][0],
            view["animals"],
            view["deck"],
        )
    # What it does not know is made up, each time anew.
    hidden = {msgspec.json.encode(msgspec.to_builtins(world.view(1))["seats"][1]) for world in worlds}
    assert len(hidden) > 1


def test_nobody_takes_away_a_game_of_several_people_or_of_others(server: Running) -> None:
    party = Party(server, ruleset="evolution", seats=[PERSON, PERSON])
    path = f"/api/tables/{party.id}/take-away"
    assert key_of(party.seats[0].get(path, seat=0)) == "error-take-away"
    assert key_of(party.seats[0].get(path, seat=1)) == "error-not-your-seat"
    assert key_of(party.host.get(path)) == "error-not-a-seat"
