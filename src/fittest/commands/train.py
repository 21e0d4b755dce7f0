"""`fittest train`: bots learn a ruleset by playing against themselves."""

from pathlib import Path

import click

from fittest import options
from fittest.console import Argument, Command, Option, language, progress_bar
from fittest.games.registry import family_of
from fittest.kernel.errors import bad_request
from fittest.texts import text

COUNT = click.IntRange(1)


@click.command(cls=Command, help="cli-help-train")
@click.argument("ruleset", cls=Argument, help="cli-help-ruleset")
@click.option("--games", cls=Option, type=COUNT, default=12_000, show_default=True, help="cli-help-games")
@click.option(
    "--generations", cls=Option, type=COUNT, default=2, show_default=True, help="cli-help-train-generations"
)
@click.option(
    "--rounds",
    cls=Option,
    type=click.IntRange(0),
    default=400,
    show_default=True,
    help="cli-help-train-rounds",
)
@click.option("--looks", cls=Option, type=COUNT, default=16, show_default=True, help="cli-help-train-looks")
@click.option("--onward", cls=Option, is_flag=True, help="cli-help-train-onward")
@options.seed
@options.jobs
@options.cluster
@click.option(
    "--out",
    cls=Option,
    type=click.Path(file_okay=False, path_type=Path),
    required=True,
    help="cli-help-train-out",
)
@click.option(
    "--save", cls=Option, type=click.Path(dir_okay=False, path_type=Path), help="cli-help-save-games"
)
def train(
    ruleset: str,
    games: int,
    generations: int,
    rounds: int,
    looks: int,
    onward: bool,
    seed: int,
    jobs: int,
    cluster: str | None,
    out: Path,
    save: Path | None,
) -> None:
    try:
        from fittest.lab.train import TUNING, Training, save_games, write_weights
        from fittest.lab.train import train as learn
    except ImportError as error:
        raise bad_request("error-no-lab", why=str(error)) from error
    named = family_of(ruleset).canonical(ruleset)
    training = Training(
        named,
        seed,
        games,
        generations,
        looks=looks,
        rounds=rounds,
        keep=save is not None,
        onward=onward,
    )
    with progress_bar() as progress:
        bar = progress.add_task(text("cli-playing", language()), total=games)

        def told(generation: int, done: int, total: int) -> None:
            key = "train-tuning" if generation == TUNING else "train-generation"
            number = generation if onward else generation + 1
            label = text(key, language(), number=number, all=generations)
            progress.update(bar, description=label, completed=done, total=total)

        weights = learn(training, out, jobs, cluster, told)
    path = write_weights(weights, out)
    if save is not None:
        save_games(training, out, save)
    last = weights["curves"][-1][-1]
    click.echo(
        text(
            "train-done",
            language(),
            games=weights["provenance"]["games"],
            seen=round(100 * last.get("held_seen", 0.0)),
            path=str(path),
        )
    )
