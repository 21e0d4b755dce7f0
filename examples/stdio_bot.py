"""A bot that needs nothing but Python: fittest arena evolution --bots "greedy,cmd:python stdio_bot.py"

It reads a message a line from standard input and answers on standard output (docs/engine-protocol.md). It
feeds whenever it can and otherwise chooses at random.
"""

import json
import random
import sys


def say(message: object) -> None:
    print(json.dumps(message), flush=True)


games: dict[int, random.Random] = {}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "ready", "name": "feeder"})
    elif message["type"] == "new":
        # The same seed, the same answers.
        games[message["game"]] = random.Random(message["seed"])
    elif message["type"] == "choose":
        # Think here: message["view"] is all that this seat may know.
        chance, options = games[message["game"]], message["options"]
        feeding = [option for option in options if option.startswith("feed")]
        say({"answer": chance.choice(feeding or options)})
    elif message["type"] == "quit":
        break
