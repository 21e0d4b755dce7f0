"""The command line: `fittest COMMAND …`. A command is imported when it is called."""

import sys

from fittest.console import Group, run

COMMANDS = {
    "play": "fittest.terminal.commands:play",
    "replay": "fittest.terminal.commands:replay",
    "rulesets": "fittest.commands.info:rulesets",
    "cards": "fittest.commands.cards:cards",
    "check": "fittest.commands.check:check",
    "simulate": "fittest.commands.simulate:simulate",
    "arena": "fittest.commands.arena:arena",
    "draw": "fittest.commands.draw:draw",
    "review": "fittest.commands.review:review",
    "puzzles": "fittest.commands.puzzles:group",
    "verify": "fittest.commands.verify:verify",
    "lab": "fittest.commands.lab:lab",
    "train": "fittest.commands.train:train",
    "perft": "fittest.commands.perft:perft",
    "soak": "fittest.commands.soak:soak",
    "bench": "fittest.commands.bench:bench",
    "serve": "fittest.server.commands:serve",
    "admin": "fittest.server.admin_commands:admin",
    "load": "fittest.lab.load:load",
    "fuzz": "fittest.lab.fuzz:fuzz",
    "new-expansion": "fittest.commands.new_expansion:new_expansion",
    "version": "fittest.commands.info:version",
}

cli = Group("fittest", help="cli-help", lazy=COMMANDS)


def main() -> int:
    # A bot of one's own, `module:Class`, is usually in the folder where one stands.
    if "" not in sys.path:
        sys.path.append("")
    return run(cli, sys.argv[1:])
