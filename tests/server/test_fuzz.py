"""Nonsense changes nothing: fuzzed messages over the socket, and schemathesis over HTTP."""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from fittest.server.limits import Limits
from tests.server.harness import Party, running

BUSY = Limits(messages_at_once=10**9, tables_per_address_per_hour=10**9)

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
)
TYPES = ["answer", "propose", "agree", "decline", "return", "configure", "kick", "start", "fly"]
FIELDS = ["asked", "text", "what", "seat", "to", "settings", "id", "type"]
almost = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES), "id": st.text(min_size=1, max_size=70)},
    optional=dict.fromkeys(FIELDS[:-2], values),
)
bodies = (almost | values).map(lambda value: json.dumps(value, ensure_ascii=False)) | st.text(max_size=40)


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    with running(str(tmp_path_factory.mktemp("fuzz") / "tables.sqlite"), limits=BUSY) as server:
        yield Party(server, public=True)


def test_fuzzed_messages_change_nothing(party: Party) -> None:
    before = [party.state(seat) for seat in range(3)]
    refused = 0
    with party.seats[0].socket(party.id, 0) as socket:
        socket.hear()

        @settings(max_examples=250, deadline=None, derandomize=True, database=None)
        @given(body=bodies)
        def send(body: str) -> None:
            nonlocal refused
            socket.raw.send(body)
            message = socket.hear()
            assert message["type"] == "refused", body
            assert "Traceback" not in message["error"]["text"]
            assert message["error"]["key"] != "error-internal", body
            refused += 1

        send()
        for body in (b"\xff\xfe", b'{"type": "chat", "id": "1", "text": "binary"}', b"[" * 5000):
            socket.raw.send(body)
            assert socket.hear()["type"] in ("refused", "closed", "done", "update")
    after = [party.state(seat) for seat in range(3)]
    for a, b in zip(before, after, strict=True):
        assert a["game"]["view"] == b["game"]["view"]
        assert a["table"] == b["table"]
    assert refused > 200


QUIET = settings(
    max_examples=60 if os.environ.get("FITTEST_LONG") else 6,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def test_the_api_keeps_to_its_description(party: Party) -> None:
    """schemathesis: every operation of the OpenAPI document, with data that fit it and data that do not.
    Half of the requests are about a table that exists, from somebody who sits there."""
    api = schemathesis.openapi.from_url(f"{party.server.address}/schema/openapi.json")
    cookie = party.seats[0].http.cookies["fittest"]
    tried = 0
    for result in api.get_all_operations():
        assert isinstance(result, Ok), "the document is not valid"
        operation = result.ok()
        for mode in schemathesis.GenerationMode:

            @QUIET
            @given(case=operation.as_strategy(generation_mode=mode))
            def call(case: schemathesis.Case[Any]) -> None:
                nonlocal tried
                if "table_id" in case.path_parameters and len(str(case.path_parameters["table_id"])) % 2:
                    case.path_parameters["table_id"] = party.id
                # Nobody wants to wait here.
                case.query.pop("after", None)
                # A table of a ruleset that does not exist is well described and yet refused.
                case.call_and_validate(
                    headers={"Cookie": f"fittest={cookie}"}, excluded_checks=[positive_data_acceptance]
                )
                tried += 1

            with suppress(Unsatisfiable):
                call()
    assert tried > 100
