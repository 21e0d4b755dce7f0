"""Commands that speak Russian and English: the `help` of a command or an option is a key of the locale files.

`Command`, `Group`, `Argument` and `Option` stand in for the classes of click, as in
`@click.command(cls=Command)`. Every command gets `--lang` and `--help`. `language()` is what the person at
the terminal reads, and `run` turns whatever is refused into one sentence in that language.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Any, TextIO

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


class Screen(Console):
    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def screen(stderr: bool = False) -> Console:
    """Where tables and bars are drawn; brackets in texts mean brackets. A file or a pipe is wide."""
    console = Screen(stderr=stderr, markup=False, highlight=False, emoji=False)
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


class Argument(click.Argument):
    help = Spoken()

    def __init__(self, *args: Any, help: str, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.help = help


def language_option() -> click.Option:
    return Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False, help="cli-help-lang")


def help_option() -> click.Option:
    def show(context: click.Context, param: click.Parameter, value: bool) -> None:
        if value:
            click.echo(context.get_help())
            context.exit()

    return Option(
        ["--help", "-h"], is_flag=True, is_eager=True, expose_value=False, callback=show, help="cli-help-help"
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
        strict, ctx.allow_extra_args = not ctx.allow_extra_args, True
        try:
            rest = super().parse_args(ctx, args)
        except click.BadOptionUsage as error:
            # The parser does not know in which command it is.
            error.ctx = error.ctx or ctx
            raise
        if strict and rest:
            raise bad_request("cli-too-many", words=rest)
        return rest

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        spoken = language()
        arguments = [usage_of(param) for param in self.get_params(ctx) if isinstance(param, Argument)]
        pieces = [text("cli-usage-options", spoken), *arguments]
        if isinstance(self, Group):
            pieces.append(text("cli-usage-command", spoken))
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=text("cli-usage", spoken) + " ")

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """In `format_options`: not every click asks for them."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        params = self.get_params(ctx)
        arguments = [(usage_of(param), param.help or "") for param in params if isinstance(param, Argument)]
        if arguments:
            with formatter.section(text("cli-arguments", language())):
                formatter.write_dl(arguments)
        with formatter.section(text("cli-options", language())):
            formatter.write_dl([record(param) for param in params if isinstance(param, click.Option)])


def usage_of(argument: Argument) -> str:
    name = _name(argument) + ("…" if argument.nargs == -1 else "")
    return name if argument.required else f"[{name}]"


def record(option: click.Option) -> tuple[str, str]:
    """How an option is written, and what it does. Limits of numbers are told to those who overstep them."""
    spoken = language()
    names = ", ".join(option.opts)
    told = option.help or ""
    if option.required:
        told += f" [{text('cli-required', spoken)}]"
    elif option.show_default:
        told += f" [{text('cli-default', spoken, value=str(option.default))}]"
    return names if option.is_flag else f"{names} {metavar(option)}", told


def metavar(option: click.Option) -> str:
    if option.metavar is not None:
        return option.metavar
    if isinstance(option.type, click.Choice):
        return "|".join(str(choice) for choice in option.type.choices)
    if isinstance(option.type, click.Path):
        return "FILE" if option.type.file_okay else "FOLDER"
    return "N" if isinstance(option.type, click.IntRange | click.FloatRange) else "TEXT"


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
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot write a letter shows a question mark.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        with group.make_context("fittest", list(args)) as context:
            status = group.invoke(context)
            if sys.stdout is not None:
                sys.stdout.flush()
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except click.UsageError as error:
        return _refuse(complaint(error, spoken), spoken)
    except FittestError as error:
        return _refuse(render(error.message, spoken), spoken)
    except (click.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        # The reader, say `head`, has seen enough.
        _silence(sys.stdout)
        return 0
    except OSError as error:
        _silence(sys.stdout)
        return _refuse(text("cli-system", spoken, why=_why(error)), spoken)
    return status if isinstance(status, int) else 0


def _silence(stream: TextIO) -> None:
    """Keep Python from complaining when it flushes what can no longer be written."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _why(error: OSError) -> str:
    reason = error.strerror or str(error)
    return reason if error.filename is None else f"{reason}: {error.filename}"


def _refuse(sentence: str, spoken: str) -> int:
    click.echo(text("cli-error", spoken, what=sentence), err=True)
    return 2


def complaint(error: click.UsageError, spoken: str) -> str:
    """What click complains about, in words of our own where click has no Russian."""
    if isinstance(error, click.NoSuchOption):
        return text("cli-no-such-option", spoken, name=error.option_name)
    if isinstance(error, click.BadOptionUsage):
        known = error.ctx.command.params if error.ctx is not None else []
        flag = any(error.option_name in param.opts and getattr(param, "is_flag", False) for param in known)
        return text("cli-value-given" if flag else "cli-value-missing", spoken, name=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return text("cli-missing", spoken, name=_name(error.param))
    if isinstance(error, click.BadParameter) and error.param is not None:
        return bad_value(_name(error.param), error.param.type, spoken) or error.format_message()
    if error.ctx is not None and isinstance(error.ctx.command, Group):
        return text("cli-no-such-command", spoken, allowed=list(error.ctx.command.lazy))
    return error.format_message()


def bad_value(name: str, kind: Any, spoken: str) -> str | None:
    """What a parameter of this kind has to be."""
    if isinstance(kind, click.FloatRange):
        return text("cli-real", spoken, name=name, least=str(kind.min))
    if isinstance(kind, click.IntRange):
        if kind.max is None:
            return text("cli-number-up", spoken, name=name, least=str(kind.min))
        return text("cli-number", spoken, name=name, least=str(kind.min), most=str(kind.max))
    if isinstance(kind, click.Choice):
        return text("cli-choice", spoken, name=name, allowed=[str(choice) for choice in kind.choices])
    if isinstance(kind, click.Path):
        key = "cli-path" if kind.exists else "cli-file" if kind.file_okay else "cli-folder"
        return text(key, spoken, name=name)
    return None


def _name(param: click.Parameter) -> str:
    return param.opts[0] if isinstance(param, click.Option) else str(param.name).upper()
