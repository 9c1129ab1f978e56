"""The words of Swift: names, numbers, strings, operators, brackets and marks."""

import re
from dataclasses import dataclass

PATTERN = re.compile(
    r"""(?P<space>\s+)|(?P<comment>//[^\n]*)
    |(?P<number>0[xbo][\da-fA-F_]+|\d[\d_]*(?:\.\d+)?)|(?P<word>`[^`]+`|[\w$\#@]+)
    |(?P<bracket>[()\[\]{}])|(?P<mark>[,;:])|(?P<operator>[-+*/%=<>!&|^~?.]+)|(?P<other>.)""",
    re.X)


@dataclass(frozen=True)
class Token:
    kind: str
    text: str
    start: int
    end: int
    spaced: bool  # blank before and after: so swift format writes binary operators, and no others
    starts_line: bool


def tokens(text):
    offset, line_is_new = 0, True
    while offset < len(text):
        start = offset
        if text[start] == '"' or text[start] == "#" and re.match(r'#+"', text[start:]):
            kind, offset = "string", end_of_string(text, start)
        elif text.startswith("/*", start):
            kind, offset = "comment", text.index("*/", start) + 2
        else:
            found = PATTERN.match(text, start)
            kind, offset = found.lastgroup, found.end()
        if kind == "space":
            line_is_new = line_is_new or "\n" in text[start:offset]
        elif kind != "comment":
            spaced = kind == "operator" and text[start - 1].isspace() and text[offset].isspace()
            yield Token(kind, text[start:offset], start, offset, spaced, line_is_new)
            line_is_new = False


def end_of_string(text, start):
    """Where a string ends that starts here; what is interpolated may hold strings of its own."""
    opening = re.match(r'(#*)("""|")', text[start:])
    hashes, quote = opening.groups()
    index = start + opening.end()
    while not text.startswith(quote + hashes, index):
        if text.startswith("\\" + hashes + "(", index):
            index = end_of_interpolation(text, index + len(hashes) + 2)
        elif text.startswith("\\" + hashes, index):
            index += len(hashes) + 2
        elif index < len(text):
            index += 1
        else:
            raise IndexError(f"the string at character {start} does not end")
    return index + len(quote + hashes)


def end_of_interpolation(text, index):
    depth = 1
    while depth:
        if text[index] == '"':
            index = end_of_string(text, index)
            continue
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        index += 1
    return index
