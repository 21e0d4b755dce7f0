"""Rulesets, texts, health, metrics, logs, the schema, the command line, the load program."""

import json
import logging

import pytest
from fluent.runtime import FluentBundle, FluentResource

import fittest
from fittest.cli import cli
from fittest.console import run
from fittest.server.logs import JsonLines
from tests.server.harness import Party, Running, good, key_of, running, until
from tests.server.postgres import Postgres


def test_rulesets_are_those_of_the_library(server: Running) -> None:
    listed = good(server.client().get("/api/rulesets"))
    known = {r["name"]: (r["min_players"], r["max_players"], r["hard_max_players"]) for r in listed}
    assert len(known) == len(listed)
    for info in fittest.rulesets():
        assert known[info.name] == (info.min_players, info.max_players, info.hard_max_players)


def test_cards(server: Running) -> None:
    cards = good(server.client().get("/api/rulesets/evolution/cards"))
    assert sum(card["count"] for card in cards) == 84
    assert {
        "label": {"key": "card-line", "args": {"card": "@trait-piracy", "id": "piracy"}},
        "count": 4,
        "id": "piracy",
        "box": "evolution",
        "harmful": False,
        "sides": [{"id": "piracy", "title": "trait-piracy", "kind": "trait", "need": 0, "points": 1}],
    } in cards
    assert key_of(server.client().get("/api/rulesets/chess/cards")) == "error-unknown-ruleset"
    path = "/api/rulesets/mutations/cards"
    client = server.client()
    for chosen, harmful in (([], True), (["deck=D2"], False), (["tie=die", "deck=D2"], False)):
        beetle = next(card for card in good(client.get(path, set=chosen)) if card["id"] == "bark-beetle")
        assert beetle["harmful"] == harmful
    assert key_of(client.get(path, set="deck=D3")) == "error-switch-value"
    assert key_of(client.get(path, set="deck")) == "error-switch-form"
    assert key_of(client.get(path, set="cards=1")) == "error-unknown-switch"
    assert client.get(path, set=["deck=D1"] * 21).status_code == 400


@pytest.mark.parametrize("language", ["en", "ru"])
def test_texts_are_one_fluent_file(server: Running, language: str) -> None:
    client = server.client()
    response = client.get(f"/api/texts/{language}")
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(response.text))
    assert bundle.has_message("why-stale")
    assert bundle.has_message("ruleset-evolution")
    again = client.http.get(f"/api/texts/{language}", headers={"if-none-match": response.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


def test_unknown_languages_are_refused(server: Running) -> None:
    assert key_of(server.client().get("/api/texts/xx")) == "error-language"


@pytest.mark.parametrize(
    ("query", "header", "said"),
    [
        (None, None, "There is nothing at this address."),
        (None, "ru-RU,ru;q=0.9,en;q=0.5", "По этому адресу ничего нет."),
        ("ru", "en", "По этому адресу ничего нет."),
        (None, "de, fr", "There is nothing at this address."),
    ],
)
def test_refusals_speak_the_clients_language(
    server: Running, query: str | None, header: str | None, said: str
) -> None:
    headers = {"accept-language": header} if header else {}
    params = {"lang": query} if query else {}
    response = server.client().http.get("/api/nowhere", headers=headers, params=params)
    assert response.json()["error"]["text"] == said


def test_health_tells_whether_the_database_is_there(postgres: Postgres) -> None:
    with running(postgres.new_database()) as server:
        client = server.client()
        assert good(client.get("/health"))["status"] == "ok"
        postgres.stop()
        try:
            assert client.get("/health").status_code == 503
        finally:
            postgres.start()
        assert good(client.get("/health"))["status"] == "ok"


def test_metrics_count(server: Running) -> None:
    party = Party(server)
    with party.seats[0].socket(party.id, 0) as socket:
        socket.hear()
        text = server.client().get("/metrics").text
    assert "fittest_sockets 1.0" in text
    events = float(
        next(line.split()[1] for line in text.splitlines() if line.startswith("fittest_events_total"))
    )
    assert events >= party.state()["seq"]
    assert party.id not in text


def test_logs_are_json_lines() -> None:
    record = logging.makeLogRecord({"msg": "request", "levelname": "INFO", "path": "/x", "status": 200})
    line = json.loads(JsonLines().format(record))
    assert (line["event"], line["level"], line["path"], line["status"]) == ("request", "info", "/x", 200)


def test_requests_are_logged_without_their_queries(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "fittest")
    client = server.client()
    client.get("/api/tables/nowhere", lang="secret-query")
    client.get("/join/" + "s" * 40)
    # A request is logged once it is answered, and by another thread; so may be one of the test before.
    wanted = {"/api/tables/nowhere", "/join/…"}
    until(lambda: wanted <= {getattr(record, "path", "") for record in caplog.records})
    assert not any("sss" in getattr(record, "path", "") for record in caplog.records)
    assert "secret-query" not in caplog.text


def test_without_the_browser_client_the_page_says_how_to_get_it(server: Running) -> None:
    response = server.client().get("/")
    assert "make play" in response.text
    assert response.headers["content-type"].startswith("text/html")


def test_the_command_prints_its_schema(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(cli, ["serve", "--schema"]) == 0
    schema = json.loads(capsys.readouterr().out)
    assert "/api/tables/{table_id}/messages" in schema["openapi"]["paths"]
    assert "Answer" in schema["socket"]["components"]["schemas"]
    assert "evolution" in schema["socket"]["views"]


def test_the_load_program_plays_real_games(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    options = {"url": server.address, "tables": "2", "rate": "20", "seconds": "1", "players": "2"}
    words = [word for name, value in options.items() for word in (f"--{name}", value)]
    assert run(cli, ["load", *words, "--json"]) == 0
    [result] = json.loads(capsys.readouterr().out)
    assert result["moves"] >= 5
    assert result["lost"] == 0
    assert 0 < result["p50"] <= result["p99"] < 5000
