"""Edits of single tokens: operators, ranges, constants, members, enum cases."""

from .edit import replacing

OPERATORS = {
    "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "&&": ["||"], "||": ["&&"],
    "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["*"],
    "&+": ["&-"], "&-": ["&+"], "&*": ["&+"],
    "&": ["|"], "|": ["&"], "^": ["&"], "<<": [">>"], ">>": ["<<"],
    "+=": ["-="], "-=": ["+="], "*=": ["+="], "/=": ["*="], "|=": ["&="], "&=": ["|="],
}
RANGES = {"...": "..<", "..<": "..."}
OPPOSITES = [
    ("first", "last"), ("min", "max"), ("dropFirst", "dropLast"), ("prefix", "suffix"),
    ("removeFirst", "removeLast"), ("startIndex", "endIndex"), ("hasPrefix", "hasSuffix"),
]
MEMBERS = {a: b for pair in OPPOSITES for a, b in (pair, pair[::-1])}
TRAPS = {"precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError"}


def operators(source):
    for i, token in enumerate(source.tokens):
        if token.spaced:
            for other in OPERATORS.get(token.text, []):
                yield replacing(source, "operator", i, i + 1, other)
        elif token.text == "!" and source.is_prefix(i):
            yield replacing(source, "operator", i, i + 1, "")


def ranges(source):
    for i, token in enumerate(source.tokens):
        if token.text in RANGES and not source.is_prefix(i) and not source.is_postfix(i):
            yield replacing(source, "range", i, i + 1, RANGES[token.text])


def members(source):
    for i, token in enumerate(source.tokens):
        if token.text in MEMBERS and i and source.tokens[i - 1].text in (".", "?."):
            yield replacing(source, "member", i, i + 1, MEMBERS[token.text])


def integers(source):
    for i, token in enumerate(source.tokens):
        if token.kind == "number" and token.text.isalnum() and source.tokens[i - 1].text != ".":
            value = int(token.text, 0)
            for other in {value + 1, value - 1} - {-1}:
                yield replacing(source, "number", i, i + 1, format(other, "#x" if "x" in token.text else "d"))


def strings(source):
    for i, token in enumerate(source.tokens):
        if token.kind == "string" and not is_message_of_trap(source, i):
            for other in other_strings(token.text):
                yield replacing(source, "string", i, i + 1, other)


def other_strings(text):
    if text == '""':
        return ['"mutant"']
    is_one_character = len(text) == 3 or len(text) == 4 and text[1] == "\\"
    return ['"~"'] if is_one_character else ['""']


def is_message_of_trap(source, index):
    """Whether a string is only for a programmer's eyes, when the process is lost anyway."""
    return any(source.tokens[i - 1].text in TRAPS for i in source.brackets_around(index) if i)


def booleans(source):
    for i, token in enumerate(source.tokens):
        if token.text in ("true", "false"):
            yield replacing(source, "boolean", i, i + 1, "false" if token.text == "true" else "true")


def weak_references(source):
    """Strong ones in place of weak ones, in properties and in what a closure captures."""
    for i, token in enumerate(source.tokens):
        if token.text in ("weak", "unowned"):
            name = source.tokens[i + 1].text
            if name in ("var", "let"):
                yield replacing(source, "weak property", i, i + 2, name)
            elif source.tokens[i + 2].text in (",", "]"):
                yield replacing(source, "weak capture", i, i + 2, f"{name} = Optional({name})")


def enum_cases(source, siblings):
    """Another case of the same enum; `siblings` has the candidates, for cases that carry nothing."""
    for i, token in enumerate(source.tokens):
        if token.text in siblings and source.tokens[i - 1].text == "." and not source.is_in_label(i):
            for other in siblings[token.text]:
                yield replacing(source, "case", i, i + 1, other)
