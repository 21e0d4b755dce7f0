"""Nothing is lost and nothing doubled: kill -9 after every move, two servers on one database, and the
database restarted under them."""

import os
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import fittest
from tests.server.harness import PATIENCE, PERSON, Client, Json, TableLinks, good
from tests.server.nursery import Nursery
from tests.server.postgres import Postgres

# FITTEST_LONG=1 plays the whole game; otherwise its beginning has to do.
LONG = 1000 if os.environ.get("FITTEST_LONG") else 10


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    yield made
    made.close()


def seated(address: str, ruleset: str, players: int) -> tuple[TableLinks, list[Client]]:
    host = Client(address)
    links = host.new_table(settings={"ruleset": ruleset, "seats": [PERSON] * players}, start=True)
    host.http.close()
    clients = [Client(address) for _ in range(players)]
    for seat, client in enumerate(clients):
        client.open(links.token("seat", seat))
    return links, clients


def at(address: str, clients: list[Client]) -> list[Client]:
    """The same people, talking to another server."""
    moved = []
    for client in clients:
        new = Client(address)
        new.http.cookies = client.http.cookies
        client.http.close()
        moved.append(new)
    return moved


@pytest.mark.parametrize(("ruleset", "moves"), [("toy", 100), ("evolution", LONG)])
def test_kill_after_every_move(nursery: Nursery, database: str, ruleset: str, moves: int) -> None:
    """The client hears `done`, and in that moment the server dies. The game goes on as a game that
    was never interrupted."""
    chance = random.Random(7)
    child = nursery.start(database=database)
    links, clients = seated(child.address, ruleset, 2)
    views: list[list[Json]] = []
    answers: list[str] = []
    for number in range(moves):
        game = clients[0].look(links.id, 0)["game"]
        if game["view"]["question"] is None:
            break
        seat = game["view"]["question"]["seat"]
        asked = clients[seat].look(links.id, seat)["game"]
        text = chance.choice(asked["view"]["question"]["choices"])["text"]
        message = {"asked": asked["asked"], "text": text, "id": f"move {number}"}
        done = clients[seat].say(links.id, seat, "answer", **message)
        child.kill()
        answers.append(text)
        child = nursery.start(database=database)
        clients = at(child.address, clients)
        # Whoever did not hear the answer says it again.
        assert clients[seat].say(links.id, seat, "answer", **message) == {**done, "repeated": True}
        views.append([client.look(links.id, n)["game"]["view"] for n, client in enumerate(clients)])
    # The finished part, step by step, is what the seats were shown at the time.
    for seat, client in enumerate(clients):
        for step, shown in enumerate(views, start=1):
            replayed = good(client.get(f"/api/tables/{links.id}/replay", seat=seat, step=step))
            assert replayed["view"] == shown[seat]
    if len(answers) < moves:
        record = good(clients[0].get(f"/api/tables/{links.id}/record"))
        assert record["answers"] == answers
        game = fittest.replay(record)
        assert (game.scores, game.winners) == (views[-1][0]["scores"], views[-1][0]["winners"])
    for client in clients:
        client.http.close()
    child.kill()
    assert len(answers) >= 6


def test_a_server_dies_while_somebody_sits_down(nursery: Nursery, database: str) -> None:
    """Killed at no particular moment: nobody is locked out of his seat, and nobody else gets in."""
    child = nursery.start(database=database)
    unheard = 0
    for number in range(5):
        host = Client(child.address)
        links = host.new_table(settings={"ruleset": "toy", "seats": [PERSON] * 2})
        link = {"token": links.token("seat", 0), "claim": f"the browser of {number}"}
        sitter = Client(child.address)
        killer = threading.Timer(0.005 * number, child.kill)
        killer.start()
        try:
            good(sitter.post("/api/session", link))
        except httpx.TransportError:
            unheard += 1
        killer.join()
        child = nursery.start(database=database)
        [again, thief] = at(child.address, [sitter, host])
        good(again.post("/api/session", link))
        assert again.look(links.id, 0)["you"]["seats"] == [0]
        stolen = thief.post("/api/session", {"token": link["token"]})
        assert (stolen.status_code, stolen.json()["error"]["key"]) == (409, "error-seat-taken")
        for client in (again, thief):
            client.http.close()
    child.kill()
    assert unheard > 0


def test_a_server_dies_in_the_middle_of_many_moves(nursery: Nursery, database: str) -> None:
    """Killed at no particular moment, while moves are on their way."""
    child = nursery.start(database=database)
    links, clients = seated(child.address, "evolution", 2)
    heard: dict[str, int] = {}
    for round_number in range(4):
        killer = threading.Timer(0.15 + 0.05 * round_number, child.kill)
        killer.start()
        try:
            # A quick machine may come to the end of the game.
            while (question := clients[0].look(links.id, 0)["game"]["view"]["question"]) is not None:
                seat = question["seat"]
                game = clients[seat].look(links.id, seat)["game"]
                text = game["view"]["question"]["choices"][0]["text"]
                message_id = f"{round_number} {game['asked']}"
                done = clients[seat].say(
                    links.id, seat, "answer", asked=game["asked"], text=text, id=message_id
                )
                heard[message_id] = done["seq"]
        except httpx.TransportError:
            pass
        killer.join()
        child = nursery.start(database=database)
        clients = at(child.address, clients)
        state = clients[0].look(links.id, 0)
        # Everything that was confirmed is there; at most one move more (stored, but not confirmed).
        assert state["seq"] - max(heard.values()) in (0, 1)
        assert state["game"]["step"] - len(heard) in range(round_number + 2)
    assert len(heard) > 4
    for client in clients:
        client.http.close()
    child.kill()


def test_two_servers_on_one_database_that_is_restarted(nursery: Nursery, postgres: Postgres) -> None:
    """Seats are spread over both servers; each hears by its socket what the other stored."""
    database = postgres.new_database()
    servers = [nursery.start(database=database), nursery.start(database=database)]
    links, clients = seated(servers[0].address, "evolution", 4)
    clients = [at(servers[seat % 2].address, [client])[0] for seat, client in enumerate(clients)]
    stop = threading.Event()
    players = [Player(client, links.id, seat, stop) for seat, client in enumerate(clients)]
    for player in players:
        player.start()
    wait_for_steps(players, 15)
    postgres.stop()
    time.sleep(0.3)
    postgres.start()
    before = max(player.step for player in players)
    wait_for_steps(players, before + 15)
    stop.set()
    for player in players:
        player.join(PATIENCE)
        assert player.failure is None, player.failure
    states = [client.look(links.id, seat) for seat, client in enumerate(clients)]
    assert len({state["seq"] for state in states}) == 1
    assert len({state["game"]["step"] for state in states}) == 1
    answered = sum(player.answered for player in players)
    # Each answer that a player was told of is in the game once; one may have been stored untold.
    assert states[0]["game"]["step"] == answered
    for client in clients:
        client.http.close()
    for child in servers:
        child.kill()


def wait_for_steps(players: list["Player"], steps: int) -> None:
    deadline = time.monotonic() + 2 * PATIENCE
    while min(player.step for player in players) < steps:
        assert all(player.failure is None for player in players), [p.failure for p in players]
        assert time.monotonic() < deadline, [player.step for player in players]
        time.sleep(0.02)


class Player(threading.Thread):
    """A patient person: listens at a socket, answers when asked, connects anew, says it again."""

    def __init__(self, client: Client, table: str, seat: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.step = 0
        # By question: hearing of it once more, it is answered once more, with the same id.
        self._done: set[int] = set()
        self.failure: BaseException | None = None
        self._client = client
        self._table = table
        self._seat = seat
        self._enough = stop
        self._chance = random.Random(seat)

    def run(self) -> None:
        try:
            while not self._enough.is_set():
                with self._client.socket(self._table, self._seat) as socket:
                    while not self._enough.is_set():
                        try:
                            socket.hear(0.2)
                        except TimeoutError:
                            continue
                        self._act(socket.game)
        except BaseException as error:
            self.failure = error

    @property
    def answered(self) -> int:
        return len(self._done)

    def _act(self, game: Json | None) -> None:
        assert game is not None
        self.step = max(self.step, game["step"])
        question = game["view"]["question"]
        if question is None or question["seat"] != self._seat or self._enough.is_set():
            return
        text = self._chance.choice(question["choices"])["text"]
        message = {"asked": game["asked"], "text": text, "id": f"{self._seat} {game['asked']}"}
        while True:
            response = self._client.try_say(self._table, self._seat, "answer", **message)
            if response.status_code == 503:
                time.sleep(0.1)
                continue
            if response.status_code == 409:
                return
            good(response)
            self._done.add(game["asked"])
            return


def test_two_servers_cannot_both_move(nursery: Nursery, postgres: Postgres) -> None:
    """The same question answered at both servers at once: one answer counts, the other is stale."""
    database = postgres.new_database()
    servers = [nursery.start(database=database), nursery.start(database=database)]
    links, clients = seated(servers[0].address, "evolution", 2)
    for _ in range(4):
        seat = clients[0].look(links.id, 0)["game"]["view"]["question"]["seat"]
        game = clients[seat].look(links.id, seat)["game"]
        texts = [choice["text"] for choice in game["view"]["question"]["choices"]]
        results: list[int] = []
        threads = []
        for server, text in zip(servers, (texts[0], texts[-1]), strict=True):
            client = Client(server.address)
            client.http.cookies = clients[seat].http.cookies
            threads.append(
                threading.Thread(target=race, args=(client, links.id, seat, game["asked"], text, results))
            )
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        assert sorted(results) == [200, 409]
    for client in clients:
        client.http.close()
    for child in servers:
        child.kill()


def race(client: Client, table: str, seat: int, asked: int, text: str, results: list[int]) -> None:
    results.append(client.try_say(table, seat, "answer", asked=asked, text=text).status_code)
    client.http.close()


# Who says what. The bots that come to play at the end think by chance, so from there on only what is said at
# the table is compared.
SCRIPT: list[tuple[int, str, Json]] = [
    (0, "chat", {"text": "good luck"}),
    (1, "name", {"name": "Ann"}),
    (0, "answer", {"text": "pass"}),
    (0, "propose", {"what": "undo"}),
    (1, "agree", {"what": "undo"}),
    (2, "chat", {"text": "once more"}),
    (2, "agree", {"what": "undo"}),
    (3, "agree", {"what": "undo"}),
    (0, "answer", {"text": "pass"}),
    (1, "propose", {"what": "pause"}),
    (0, "decline", {"what": "pause"}),
    (2, "propose", {"what": "pause"}),
    (0, "agree", {"what": "pause"}),
    (1, "agree", {"what": "pause"}),
    (3, "agree", {"what": "pause"}),
    (3, "propose", {"what": "resume"}),
    (0, "agree", {"what": "resume"}),
    (1, "agree", {"what": "resume"}),
    (2, "agree", {"what": "resume"}),
    (1, "answer", {"text": "pass"}),
    (0, "propose", {"what": "bot", "seat": 3}),
    (1, "agree", {"what": "bot"}),
    (2, "agree", {"what": "bot"}),
    (3, "return", {}),
    (1, "resign", {}),
    (0, "chat", {"text": "what a pity"}),
    (2, "leave", {}),
    (2, "return", {}),
]
QUIET = 22
"""So many of them before a bot may move."""


def follow_script(nursery: Nursery, database: str, kill: bool) -> list[Json]:
    """What everybody sees after each line of the script."""
    child = nursery.start(database=database)
    host = Client(child.address)
    settings = {"ruleset": "evolution", "seats": [PERSON] * 4}
    links = host.new_table(settings=settings, seed=7, start=True)
    host.http.close()
    clients = [Client(child.address) for _ in range(4)]
    for seat, client in enumerate(clients):
        client.open(links.token("seat", seat))
    seen: list[Json] = []
    for number, (seat, kind, fields) in enumerate(SCRIPT):
        message = {"id": f"line {number}", **fields}
        if kind == "answer":
            message["asked"] = clients[seat].look(links.id, seat)["game"]["asked"]
        done = clients[seat].say(links.id, seat, kind, **message)
        if kill:
            child.kill()
            child = nursery.start(database=database)
            clients = at(child.address, clients)
            again = clients[seat].say(links.id, seat, kind, **message)
            assert again == {**done, "repeated": True}, (number, kind)
        seen += [said_at(client.look(links.id, n), number < QUIET) for n, client in enumerate(clients)]
    for client in clients:
        client.http.close()
    child.kill()
    return seen


def said_at(state: Json, quiet: bool) -> Json:
    """What does not depend on when and by whom a table was made."""
    table = state["table"]
    facts = {"seats": table["seats"], "proposals": table["proposals"], "status": table["status"]}
    remarks = [(r.get("text"), r.get("chat"), r.get("seat")) for r in state["remarks"]]
    shown = {**facts, "remarks": remarks, "ending": table["ending"]}
    return {**shown, "view": state["game"]["view"], "step": state["game"]["step"]} if quiet else shown


def test_kill_after_everything_that_is_said(nursery: Nursery, database: str, tmp_path: Path) -> None:
    """Chat, names, undo, pause, votes, leaving and resigning: a table whose server dies after each of them is
    the same as one whose server never did."""
    killed = follow_script(nursery, database, kill=True)
    plain = follow_script(nursery, str(tmp_path / "plain.sqlite"), kill=False)
    for number, (one, other) in enumerate(zip(killed, plain, strict=True)):
        assert one == other, SCRIPT[number // 4]
    keys = [text["key"] for text, _, _ in plain[-1]["remarks"] if text is not None]
    for key in (
        "table-undone",
        "table-paused",
        "table-resumed",
        "table-voted",
        "table-resigned",
        "table-returned",
    ):
        assert key in keys
