"""Commands that speak Russian and English: the `help` of a command or an option is a key of the locale files.

`Command`, `Group` and `Option` stand in for the classes of click, as in `@click.command(cls=Command)`.
Every command gets `--lang` and `--help`. `language()` is what the person at the terminal reads, and `run`
turns whatever is refused into one sentence in that language.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress

from fittest.kernel.errors import FittestError, bad_request
from fittest.texts import LANGUAGES, render, text

LANGUAGE = "fittest.language"


def language() -> str:
    """From `--lang`; else from the environment; else English."""
    context = click.get_current_context(silent=True)
    if context is not None and LANGUAGE in context.meta:
        return str(context.meta[LANGUAGE])
    return environment_language(os.environ)


def screen(stderr: bool = False) -> Console:
    """Where tables and bars are drawn; brackets in texts mean brackets. A file or a pipe is wide."""
    console = Console(stderr=stderr, markup=False, highlight=False, emoji=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = 120
    return console


def progress_bar() -> Progress:
    """On standard error, gone when it is done, and only if somebody looks."""
    console = screen(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)


def environment_language(environment: Mapping[str, str]) -> str:
    """The language of the first variable that is set, as POSIX has it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(name)
        if locale:
            return locale[:2].lower() if locale[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def spoken_in(args: Sequence[str]) -> str | None:
    """The language that a command line asks for: needed before it is parsed, for help and complaints."""
    for i, arg in enumerate(args):
        name, equals, value = arg.partition("=")
        if name == "--lang":
            value = value if equals else "".join(args[i + 1 : i + 2])
            return value if value in LANGUAGES else None
    return None


class Spoken:
    """An attribute that is set to a key and read as a sentence."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.slot = f"_{name}_key"

    def __get__(self, holder: Any, owner: type) -> str | None:
        key = holder.__dict__.get(self.slot) if holder is not None else None
        return None if key is None else text(key, language())

    def __set__(self, holder: Any, key: str | None) -> None:
        holder.__dict__[self.slot] = key


class Option(click.Option):
    help = Spoken()


def language_option() -> click.Option:
    return Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False, help="cli-help-lang")


def help_option() -> click.Option:
    def show(context: click.Context, param: click.Parameter, value: bool) -> None:
        if value:
            click.echo(context.get_help())
            context.exit()

    return Option(
        ["--help"], is_flag=True, is_eager=True, expose_value=False, callback=show, help="cli-help-help"
    )


class Command(click.Command):
    help = Spoken()

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.add_help_option = False
        self.params = [*self.params, language_option(), help_option()]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        spoken = spoken_in(args)
        if spoken is not None:
            ctx.meta[LANGUAGE] = spoken
        return super().parse_args(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=text("cli-usage", language()) + " ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [record for param in self.get_params(ctx) if (record := param.get_help_record(ctx))]
        with formatter.section(text("cli-options", language())):
            formatter.write_dl(records)


class Group(Command, click.Group):
    """A group whose commands are imported when they are called: `lazy` maps names to `module:attribute`."""

    def __init__(self, *args: Any, lazy: Mapping[str, str], **settings: Any) -> None:
        super().__init__(*args, invoke_without_command=True, **settings)
        self.lazy = lazy

    def invoke(self, ctx: click.Context) -> Any:
        status = super().invoke(ctx)
        if ctx.invoked_subcommand is None:
            click.echo(ctx.get_help())
            return 2
        return status

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.lazy)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.lazy:
            return None
        module, _, attribute = self.lazy[cmd_name].partition(":")
        command = getattr(__import__(module, fromlist=[attribute]), attribute)
        assert isinstance(command, click.Command)
        return command

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        Command.format_options(self, ctx, formatter)
        rows = []
        for name in self.list_commands(ctx):
            command = self.get_command(ctx, name)
            if command is not None:
                rows.append((name, command.get_short_help_str(limit=200)))
        with formatter.section(text("cli-commands", language())):
            formatter.write_dl(rows)


def switches(pairs: Sequence[str]) -> dict[str, object]:
    """The switches of `--set NAME=VALUE …`; a value is true, false, a whole number or else a text."""
    found: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals):
            raise bad_request("error-switch-form", value=pair)
        if value in ("true", "false"):
            found[name] = value == "true"
        else:
            found[name] = int(value) if value.isdecimal() else value
    return found


def run(group: Group, args: Sequence[str]) -> int:
    """Run a command line; gives the exit status. What is refused is said in one sentence, with status 2."""
    spoken = spoken_in(args) or environment_language(os.environ)
    try:
        status = group.main(list(args), prog_name="fittest", standalone_mode=False)
    except click.UsageError as error:
        return _refuse(complaint(error, spoken), spoken)
    except FittestError as error:
        return _refuse(render(error.message, spoken), spoken)
    except (click.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        # The reader, say `head`, has seen enough; keep Python from complaining when it flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status if isinstance(status, int) else 0


def _refuse(sentence: str, spoken: str) -> int:
    click.echo(text("cli-error", spoken, what=sentence), err=True)
    return 2


def complaint(error: click.UsageError, spoken: str) -> str:
    """What click complains about, in words of our own where click has no Russian."""
    if isinstance(error, click.NoSuchOption):
        return text("cli-no-such-option", spoken, name=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return text("cli-missing", spoken, name=_name(error.param))
    if isinstance(error, click.BadParameter) and error.param is not None:
        kind = error.param.type
        if isinstance(kind, click.FloatRange):
            return text("cli-real", spoken, name=_name(error.param), least=str(kind.min))
        if isinstance(kind, click.IntRange):
            most = "∞" if kind.max is None else str(kind.max)
            return text("cli-number", spoken, name=_name(error.param), least=str(kind.min), most=most)
        if isinstance(kind, click.Choice):
            return text("cli-choice", spoken, name=_name(error.param), allowed=[str(c) for c in kind.choices])
        if isinstance(kind, click.Path):
            return text("cli-path", spoken, name=_name(error.param))
    if error.ctx is not None and isinstance(error.ctx.command, Group):
        return text("cli-no-such-command", spoken, allowed=list(error.ctx.command.lazy))
    return error.format_message()


def _name(param: click.Parameter) -> str:
    return param.opts[0] if isinstance(param, click.Option) else str(param.name).upper()
