"""The one ruleset of Lanterns, as the kernel wants a family."""

from typing import Any

from fittest.kernel.errors import bad_request
from fittest.kernel.family import CardInfo, CardSide, Family, RulesetInfo
from fittest.kernel.game import Setup
from fittest.kernel.message import Message
from tests.toy.game import ToyGame


class Toy(Family):
    id = "toy"

    def owns(self, ruleset: str) -> bool:
        return ruleset == "toy"

    def canonical(self, ruleset: str) -> str:
        if ruleset != "toy":
            raise bad_request("error-unknown-ruleset", ruleset=ruleset, allowed=["toy"])
        return ruleset

    def rulesets(self) -> list[RulesetInfo]:
        return [RulesetInfo("toy", 2, 5, [])]

    def info(self, ruleset: str) -> RulesetInfo:
        return self.rulesets()[0]

    def new(self, setup: Setup) -> ToyGame:
        return ToyGame(setup)

    def cards(self, ruleset: str, switches: dict[str, object] | None = None) -> list[CardInfo]:
        return [CardInfo("toy", Message("toy-card"), "toy", 4, [CardSide("toy", "toy-card", "trait")])]

    def load(self, document: dict[str, object]) -> ToyGame:
        setup: Any = document["setup"]
        game = ToyGame.bare(Setup("toy", setup["players"], 0, {}, document))
        game.restore(setup["engine"])
        return game

    def check(self, document: dict[str, object], language: str = "en") -> list[str]:
        game = self.load(document)
        steps: Any = document["steps"]
        for step in steps:
            game.apply(str(step))
        expected: Any = document["expect"]
        return (
            [f"scores: {game.scores}, expected {expected['scores']}"]
            if game.scores != expected["scores"]
            else []
        )


TOY = Toy()
