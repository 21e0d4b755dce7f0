"""Query parameters that several paths share."""

from typing import Annotated, TypeAlias

from litestar.params import HeaderParameter, QueryParameter

SeatQuery: TypeAlias = Annotated[
    int | None, QueryParameter(ge=0, le=11, description="A seat whose link is opened; none: a spectator.")
]
StepQuery: TypeAlias = Annotated[int, QueryParameter(ge=0, le=10**6, description="How many answers in.")]
AfterQuery: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
WaitQuery: TypeAlias = Annotated[float, QueryParameter(ge=0, le=60, description="In seconds.")]
TextQuery: TypeAlias = Annotated[str, QueryParameter(max_length=500)]
ToQuery: TypeAlias = Annotated[str, QueryParameter(max_length=16)]
SwitchQuery: TypeAlias = Annotated[
    list[str] | None,
    QueryParameter(
        name="set", max_items=20, description="A switch of the ruleset, as NAME=VALUE; several may be given."
    ),
]
EncodingHeader: TypeAlias = Annotated[str | None, HeaderParameter(name="accept-encoding")]
KindHeader: TypeAlias = Annotated[str | None, HeaderParameter(name="accept")]
TagHeader: TypeAlias = Annotated[str | None, HeaderParameter(name="if-none-match")]
