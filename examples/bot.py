"""Sits down at a table and plays, at random: python bot.py http://127.0.0.1:8000 TOKEN

Needs `pip install httpx websockets`. TOKEN is what stands behind /#/join/ in a seat's link.
"""

import json
import random
import sys
import uuid

import httpx
from websockets.sync.client import connect


def play(server: str, token: str) -> None:
    browser = httpx.Client(base_url=server)
    place = browser.post("/api/session", json={"token": token}).raise_for_status().json()
    table, seat = place["table"], place["seat"]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={seat}"
    cookie = {"Cookie": f"fittest={browser.cookies['fittest']}"}
    with connect(address, additional_headers=cookie) as socket:
        for body in socket:
            message = json.loads(body)
            if (game := message.get("game")) is None:
                continue
            question = game["view"]["question"]
            if question is None:
                print("scores:", game["view"]["scores"])
                return
            if question["seat"] == seat:
                text = random.choice(question["choices"])["text"]
                answer = {"type": "answer", "id": str(uuid.uuid4()), "asked": game["asked"], "text": text}
                socket.send(json.dumps(answer))


if __name__ == "__main__":
    play(*sys.argv[1:])
