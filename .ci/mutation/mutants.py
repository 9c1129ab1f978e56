"""The mutants of a set of files: each edit once, with what a reader needs to know of it."""

import re
from dataclasses import dataclass

from . import structure_edits, token_edits
from .swift_source import SwiftSource

KINDS = [
    token_edits.operators, token_edits.ranges, token_edits.members, token_edits.integers,
    token_edits.strings, token_edits.booleans, token_edits.weak_references,
    structure_edits.operands, structure_edits.conditions, structure_edits.loops,
    structure_edits.where_clauses, structure_edits.ternaries, structure_edits.arms,
    structure_edits.dropped_statements, structure_edits.emptied_observers,
    structure_edits.dropped_elements, structure_edits.swapped_arguments,
    structure_edits.unwrapped_calls, structure_edits.forced_nil,
]


@dataclass(frozen=True)
class Mutant:
    file: str
    line: int
    kind: str
    place: str  # the first line of the declaration that holds it
    before: str
    after: str
    text: str  # the whole file, changed

    @property
    def module(self):
        return self.file.split("/")[1]

    @property
    def changes_layout(self):
        """Whether code that was compiled before, and reaches its stored properties, would misread them."""
        return self.kind == "weak property"

    @property
    def key(self):
        """What it is known by when lines have moved."""
        return self.file, self.place, self.before, self.after


def mutants(files):
    """The mutants of files, given as a dictionary from their names to their texts."""
    sources = {file: SwiftSource(text) for file, text in files.items()}
    siblings = sibling_cases(sources.values())
    return [mutant for file, source in sources.items() for mutant in mutants_of(file, source, siblings)]


def mutants_of(file, source, siblings):
    edits = [edit for kind in KINDS for edit in kind(source)]
    edits += token_edits.enum_cases(source, siblings)
    changed = {}
    for edit in sorted(edits, key=lambda edit: (edit.start, edit.end)):
        text = source.text[:edit.start] + edit.text + source.text[edit.end:]
        if text != source.text and is_code(source, edit.token):
            changed.setdefault(text, edit)
    return [mutant(file, source, edit, text) for text, edit in changed.items()]


def is_code(source, index):
    """Whether a token runs: protocols, imports and conditions of availability do not."""
    while not source.tokens[index].starts_line and index:
        index -= 1
    return source.tokens[index].text not in ("import", "@available", "#if") and not any(
        block.kind == "protocol" for block in source.enclosing(index))


def mutant(file, source, edit, text):
    first = source.text.rfind("\n", 0, edit.start) + 1
    last = source.text.find("\n", edit.end)
    tail = len(source.text) - last
    return Mutant(
        file, source.line(edit.start), edit.kind, source.place(edit.token),
        one_line(source.text[first:last]), one_line(text[first:len(text) - tail]), text)


def one_line(text):
    """Code on one line, without comments."""
    return re.sub(r"\s+", " ", re.sub(r"^\s*//.*$", "", text, flags=re.M)).strip()


def sibling_cases(sources):
    """For each case that carries nothing, by name, the next ones of the enums that have it."""
    siblings = {}
    for source in sources:
        for block in source.blocks_of("type"):
            names = plain_cases(source, block) if "enum" in block.words else []
            for name, other in zip(names, names[1:] + names[:1]):
                if name != other:
                    siblings.setdefault(name, set()).add(other)
    return {name: sorted(others) for name, others in siblings.items()}


def plain_cases(source, block):
    names = []
    for first, last in block.split(block.open + 1, block.close):
        if source.tokens[first].text == "case":
            parts = source.separated(first + 1, last)
            names += [source.tokens[a].text for a, b in parts if b == a + 1 or source.tokens[a + 1].text == "="]
    return names
