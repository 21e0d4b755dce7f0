"""An expansion at a server: played with bots in other processes, and never named by a stranger."""

import pytest

from tests.conftest import DEEP_SEA
from tests.server.harness import BOT, PERSON, Party, Running, good, key_of


def test_what_a_client_needs_to_show_it(server: Running) -> None:
    [told] = good(server.client().get("/api/expansions"))
    assert (told["name"], told["base"]) == ("deep-sea", "evolution")
    assert "trait-lookout" in told["texts"]["ru"]
    assert told["pictures"]["lookout"]["layers"].keys() == {"far"}
    named = [one["name"] for one in good(server.client().get("/api/rulesets"))]
    assert "evolution+time-to-fly+deep-sea" in named
    cards = good(server.client().get("/api/rulesets/evolution+deep-sea/cards"))
    assert "resting-eggs/swimming" in [card["id"] for card in cards]


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_bots_play_it(server: Running, level: str) -> None:
    seats = [{**BOT, "level": level}, PERSON]
    party = Party(server, ruleset="evolution+deep-sea", seats=seats, switches={"half": "kind"})
    answered = 0
    while answered < 8 and party.wait_for(1):
        party.seats[1].answer(party.id, 1)
        answered += 1
    assert answered > 2


@pytest.mark.parametrize("named", [str(DEEP_SEA), "./examples/deep-sea", "../deep-sea", "file:deep-sea"])
def test_no_request_names_a_folder(server: Running, named: str) -> None:
    client = server.client()
    settings = {"ruleset": f"evolution+{named}", "seats": [PERSON, PERSON]}
    assert key_of(client.post("/api/tables", {"settings": settings})) == "error-unknown-box"
    record = {"format": 1, "ruleset": f"evolution+{named}", "players": 2, "seed": 1, "answers": []}
    assert client.post("/api/tables", {"record": record}).status_code == 400
    assert client.get(f"/api/rulesets/evolution+{named}/cards").status_code in (400, 404)
