"""Tables promise their deal before anybody acts and open it in the end; what could be known is told."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fittest
from fittest.fairness import commitment
from fittest.kernel.chance import FAST_SEEDS, SEED_LIMIT
from fittest.server.events import Opened, Stored
from fittest.server.service import real_providers
from tests.server.harness import BOT, PERSON, Client, Party, Running, TableLinks, good, key_of, running

PERSONS = [PERSON, PERSON]
SEED = (1 << 100) + 7


def deal_of(party: Party) -> Any:
    return party.state()["table"]["deal"]


def resigned(server: Running, links: TableLinks) -> Client:
    """Somebody who opens the first seat of a table, starts it and gives up."""
    client = server.client()
    client.open(links.token("host"))
    client.open(links.token("seat", 0))
    client.say(links.id, None, "start")
    client.say(links.id, 0, "resign")
    return client


def test_seeds_of_tables_have_128_bits() -> None:
    seeds = [real_providers([]).deal_seed() for _ in range(200)]
    assert all(FAST_SEEDS <= seed < SEED_LIMIT for seed in seeds)
    assert max(seeds) > SEED_LIMIT // 2 > min(seeds)


@pytest.mark.parametrize("over", ["by the rules", "by resigning"])
def test_the_promise_stands_from_the_opening_to_the_end(server: Running, over: str) -> None:
    party = Party(server, people=2, on_leave="end", start=False)
    promised = deal_of(party)
    assert promised["commitment"]
    hidden = {"commitment": promised["commitment"], "seed": None, "salt": None, "chosen": None}
    assert promised == hidden
    party.start()
    assert deal_of(party) == hidden
    party.answer()
    assert deal_of(party) == hidden
    assert party.seats[1].look(party.id)["table"]["deal"] == hidden
    if over == "by the rules":
        party.play_out()
    else:
        party.say(1, "resign")
    opened = deal_of(party)
    assert opened["commitment"] == promised["commitment"] == commitment(int(opened["seed"]), opened["salt"])
    record = good(party.host.get(f"/api/tables/{party.id}/record"))
    assert (record["commitment"], record["seed"], record["salt"]) == (
        opened["commitment"],
        opened["seed"],
        opened["salt"],
    )
    assert all(finding.holds for finding in fittest.verify(record))


def test_the_promise_outlives_the_server(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    with running(database) as server:
        party = Party(server, people=2, on_leave="end")
        promised = deal_of(party)["commitment"]
        cookies = party.seats[0].http.cookies
    with running(database) as again:
        client = again.client()
        client.http.cookies = cookies
        client.say(party.id, 0, "resign")
        deal = client.look(party.id, 0)["table"]["deal"]
    assert deal["commitment"] == promised == commitment(int(deal["seed"]), deal["salt"])


def test_a_rematch_has_a_deal_of_its_own(server: Running) -> None:
    party = Party(server, people=2, on_leave="end")
    party.say(0, "resign")
    again = good(party.seats[0].post(f"/api/tables/{party.id}/rematch"))["id"]
    deal = party.seats[0].look(again, 0)["table"]["deal"]
    assert deal["commitment"] not in (None, deal_of(party)["commitment"])
    assert deal["chosen"] is None


def test_a_fork_of_a_running_game_has_a_deal_of_its_own(server: Running) -> None:
    party = Party(server, people=2, ruleset="evolution")
    party.answer()
    settings = {"seats": PERSONS, "on_leave": "end"}
    made = party.seats[0].post(f"/api/tables/{party.id}/fork", {"step": 1, "settings": settings}, seat=0)
    links = TableLinks(good(made))
    client = resigned(server, links)
    deal = client.look(links.id, 0)["table"]["deal"]
    assert deal["chosen"] == "fork"
    assert deal["commitment"] == commitment(int(deal["seed"]), deal["salt"])
    assert deal["commitment"] != deal_of(party)["commitment"]
    record = good(client.get(f"/api/tables/{links.id}/record"))
    assert all(finding.holds for finding in fittest.verify(record))


def test_what_is_known_beforehand_is_promised_by_nobody(server: Running) -> None:
    party = Party(server, people=2, on_leave="end")
    party.say(0, "resign")
    fork = good(party.seats[0].post(f"/api/tables/{party.id}/fork", {"step": 0}, seat=0))
    record = good(party.host.get(f"/api/tables/{party.id}/record"))
    scenario = {"ruleset": "evolution", "setup": {}}
    for chosen, created in (
        ("fork", TableLinks(fork)),
        ("record", party.host.new_table(record=record)),
        ("scenario", party.host.new_table(scenario=scenario)),
    ):
        client = server.client()
        client.open(created.token("host"))
        deal = client.look(created.id)["table"]["deal"]
        assert deal == {"commitment": None, "seed": None, "salt": None, "chosen": chosen}


def test_a_rematch_of_a_scenario_says_so(server: Running) -> None:
    settings = {"seats": PERSONS, "on_leave": "end"}
    links = server.client().new_table(scenario={"ruleset": "evolution", "setup": {}}, settings=settings)
    client = resigned(server, links)
    again = good(client.post(f"/api/tables/{links.id}/rematch"))["id"]
    assert client.look(again, 0)["table"]["deal"]["chosen"] == "scenario"


@pytest.mark.parametrize("seed", [7, str(SEED), SEED])
def test_a_given_seed_is_the_game_and_is_told(server: Running, seed: object) -> None:
    settings = {"seats": PERSONS, "on_leave": "end", "ruleset": "evolution"}
    links = server.client().new_table(seed=seed, settings=settings)
    client = resigned(server, links)
    deal = client.look(links.id, 0)["table"]["deal"]
    assert (deal["chosen"], deal["seed"]) == ("seed", str(seed))
    record = good(client.get(f"/api/tables/{links.id}/record"))
    assert (
        fittest.replay(record).scenario()
        == fittest.new("evolution", players=2, seed=int(deal["seed"])).scenario()
    )
    # The game is the one of that seed, but nobody can say that it was dealt fairly.
    failures = [finding.message.key for finding in fittest.verify(record) if not finding.holds]
    assert failures == ["verify-no-commitment"]


@pytest.mark.parametrize("seed", [-1, 1 << 128, str(1 << 128), "seven", ""])
def test_what_is_no_seed_is_refused(server: Running, seed: object) -> None:
    assert key_of(server.client().post("/api/tables", {"seed": seed})) == "error-number"


def test_one_beginning_is_enough(server: Running) -> None:
    body = {"seed": 1, "scenario": {"ruleset": "evolution", "setup": {}}}
    assert key_of(server.client().post("/api/tables", body)) == "error-one-beginning"


BEGINNINGS: list[tuple[str, dict[str, Any]]] = [
    ("seed", {"seed": 7}),
    ("record", {"record": fittest.new("evolution", players=2, seed=1).record()}),
    ("scenario", {"scenario": {"ruleset": "evolution", "setup": {}}}),
]


@pytest.mark.parametrize(("chosen", "body"), BEGINNINGS)
def test_strangers_are_not_invited_to_a_known_game(
    server: Running, chosen: str, body: dict[str, Any]
) -> None:
    host = server.client()
    refused = host.post("/api/tables", {**body, "settings": {"seats": PERSONS, "public": True}})
    assert key_of(refused) == f"why-chosen-{chosen}"
    links = host.new_table(**body, settings={"seats": PERSONS})
    host.open(links.token("host"))
    changed = host.try_say(links.id, None, "configure", settings={"seats": [PERSON, BOT], "public": True})
    assert key_of(changed) == f"why-chosen-{chosen}"
    host.say(links.id, None, "configure", settings={"seats": [PERSON, BOT]})


def test_nor_to_a_fork(server: Running) -> None:
    party = Party(server, people=2)
    settings = {"seats": PERSONS, "public": True}
    made = party.seats[0].post(f"/api/tables/{party.id}/fork", {"step": 0, "settings": settings}, seat=0)
    assert key_of(made) == "why-chosen-fork"


def test_tables_from_before_there_were_deals_are_read() -> None:
    opened = {"type": "opened", "at": 1, "settings": {}, "keys": [], "version": "0.9"}
    event = msgspec.json.decode(json.dumps({"v": 1, "event": opened}), type=Stored).event
    assert isinstance(event, Opened)
    assert event.deal is None
