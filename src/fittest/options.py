"""Options that several commands have, as in `@options.seed`."""

import click

from fittest.console import Option

players = click.option(
    "--players", cls=Option, type=click.IntRange(1), default=4, show_default=True, help="cli-help-players"
)
seed = click.option(
    "--seed", cls=Option, type=click.IntRange(0), default=0, show_default=True, help="cli-help-seed"
)
jobs = click.option(
    "--jobs", cls=Option, type=click.IntRange(1), default=1, show_default=True, help="cli-help-jobs"
)
switches = click.option(
    "--set", "pairs", cls=Option, multiple=True, metavar="NAME=VALUE", help="cli-help-set"
)
cluster = click.option("--cluster", cls=Option, metavar="ADDRESS", help="cli-help-lab-cluster")
as_json = click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-json")
