"""Sits down at a table and plays, at random: python bot.py http://127.0.0.1:8000 TOKEN

Needs `pip install httpx websockets`. TOKEN is what stands behind /#/join/ in a seat's link. A lost connection
is made anew; the program ends when the game does, by the rules or because somebody has left.
"""

import json
import random
import sys
import time
import uuid
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

# Too long a message, too many of them, no database: these pass. Any other code from 4000 on is for good.
PASSING = (4413, 4429, 4503)


class Player:
    def __init__(self, server: str, token: str) -> None:
        browser = httpx.Client(base_url=server)
        # Should the answer get lost, the same claim opens the link once more.
        opening = {"token": token, "claim": uuid.uuid4().hex}
        place = browser.post("/api/session", json=opening).raise_for_status().json()
        self.seat: int = place["seat"]
        path = f"/api/tables/{place['table']}/socket?seat={self.seat}"
        self._address = server.replace("http", "ws", 1) + path
        self._cookie = {"Cookie": f"fittest={browser.cookies['fittest']}"}
        self._waiting: dict[str, Any] | None = None

    def play(self) -> None:
        """Until the game is over."""
        pause = 0.1
        while True:
            try:
                with connect(self._address, additional_headers=self._cookie) as socket:
                    pause = 0.1
                    if self._listen(socket):
                        return
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                if code >= 4000 and code not in PASSING:
                    raise
            except (OSError, InvalidHandshake):
                pass
            time.sleep(pause)
            pause = min(2 * pause, 5.0)

    def _listen(self, socket: ClientConnection) -> bool:
        """Answers whatever is asked; True: the game is over."""
        for body in socket:
            message = json.loads(body)
            if message["type"] in ("refused", "closed"):
                print(message["error"]["text"], file=sys.stderr)
            if table := message.get("table"):
                ending = table["ending"]
                if ending is not None and ending["reason"] != "rules":
                    print("broken off:", ending["reason"])
                    return True
            if game := message.get("game"):
                question = game["view"]["question"]
                if question is None:
                    print("scores:", game["view"]["scores"])
                    return True
                if question["seat"] == self.seat:
                    socket.send(json.dumps(self._answer(game)))
        return False

    def _answer(self, game: dict[str, Any]) -> dict[str, Any]:
        """Asked again after a lost connection, the same answer with the same id: it may have arrived."""
        if self._waiting is None or self._waiting["asked"] != game["asked"]:
            # Think here: game["view"] is all that this seat may know.
            text = random.choice(game["view"]["question"]["choices"])["text"]
            self._waiting = {"type": "answer", "id": str(uuid.uuid4()), "asked": game["asked"], "text": text}
        return self._waiting


if __name__ == "__main__":
    Player(*sys.argv[1:]).play()
