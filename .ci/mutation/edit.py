"""An edit: a place in a text and what to write there instead."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Edit:
    kind: str
    start: int
    end: int
    text: str
    token: int  # the first of the tokens concerned: tells what the edit lies in


def replacing(source, kind, first, last, text):
    """Writes a text in place of the tokens from first up to last."""
    return Edit(kind, source.tokens[first].start, source.tokens[last - 1].end, text, first)


def inserting(source, kind, index, text):
    """Writes a text in front of a token."""
    start = source.tokens[index].start
    return Edit(kind, start, start, text, index)


def swapping(source, kind, one, other):
    """Exchanges two runs of tokens, the first before the second."""
    (a, b), (c, d) = one, other
    between = source.text[source.tokens[b - 1].end:source.tokens[c].start]
    return replacing(source, kind, a, d, source.slice(c, d) + between + source.slice(a, b))
