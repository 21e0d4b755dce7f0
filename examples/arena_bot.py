"""Plays, at random, wherever its cookie has a seat: python arena_bot.py http://127.0.0.1:8000 TOKEN

Needs `pip install httpx`. Opens one link, then answers every question at every table at which it sits, game
after game. `fittest arena evolution --bots greedy,remote:mine` prints the address and the token.
"""

import random
import sys
import time
import uuid

import httpx


def play(server: str, token: str) -> None:
    browser = httpx.Client(base_url=server, timeout=60)
    browser.post("/api/session", json={"token": token}).raise_for_status()
    while True:
        turns = [mine["table"] for mine in browser.get("/api/mine").raise_for_status().json() if mine["turn"]]
        for table in turns:
            path, seat = f"/api/tables/{table['id']}", {"seat": table["asked"]}
            game = browser.get(path, params=seat).raise_for_status().json()["game"]
            # Think here: game["view"] is all that this seat may know.
            text = random.choice(game["view"]["question"]["choices"])["text"]
            answer = {"type": "answer", "id": str(uuid.uuid4()), "asked": game["asked"], "text": text}
            browser.post(f"{path}/messages", params=seat, json=answer).raise_for_status()
        if not turns:
            time.sleep(0.05)


if __name__ == "__main__":
    try:
        play(*sys.argv[1:])
    except (httpx.TransportError, KeyboardInterrupt):
        print("The server is gone.")
