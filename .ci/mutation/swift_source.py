"""Swift text as tokens, brackets and statements: as much structure as changing it needs."""

from functools import cached_property

from .tokens import tokens

TYPES = {"struct", "class", "enum", "extension", "actor"}
COMPOUND = {"if", "guard", "for", "while", "repeat", "switch", "do", "defer", "get", "set", "didSet", "willSet"}


class SwiftSource:
    """One file's tokens, without blanks and comments, and which bracket closes which."""

    def __init__(self, text):
        self.text = text
        self.tokens = list(tokens(text))
        self.match = matching_brackets(self.tokens)

    def line(self, offset):
        return self.text[:offset].count("\n") + 1

    def slice(self, first, last):
        """The text of the tokens from first up to last."""
        return self.text[self.tokens[first].start:self.tokens[last - 1].end] if first < last else ""

    def depth_zero(self, first, last):
        """The tokens from first up to last that are in no bracket opened among them."""
        index = first
        while index < last:
            yield index
            closing = self.match.get(index, index)
            index = max(closing, index) + 1

    def step_back(self, index):
        """The token before this one, or the one that opens the bracket that ends there."""
        return min(index - 1, self.match.get(index - 1, index - 1))

    def continues(self, index):
        """Whether a token goes on with the statement of the line before."""
        token, previous = self.tokens[index], self.tokens[index - 1]
        return (
            not token.starts_line or token.text[0] == "." or token.spaced
            or token.text in ("else", "catch", "where", "{", ")", "]", ":")
            or previous.spaced or previous.text in (",", "(", "[", "return"))

    @cached_property
    def blocks(self):
        """Every pair of braces, outermost first."""
        return [Block(self, i) for i, token in enumerate(self.tokens) if token.text == "{"]

    def blocks_of(self, kind):
        return [block for block in self.blocks if block.kind == kind]

    def enclosing(self, index):
        """The blocks around a token, innermost first."""
        return [block for block in reversed(self.blocks) if block.open < index < block.close]

    def brackets_around(self, index):
        return [i for i, end in self.match.items() if i < index < end]

    def separated(self, first, last):
        """What stands between the commas from first up to last."""
        commas = [i for i in self.depth_zero(first, last) if self.tokens[i].text == ","]
        parts = zip([first] + [i + 1 for i in commas], commas + [last])
        return [(start, end) for start, end in parts if start < end]

    def is_prefix(self, index):
        token = self.tokens[index]
        before, after = self.text[token.start - 1], self.text[token.end]
        return (before.isspace() or before in "([{") and not after.isspace()

    def is_postfix(self, index):
        after = self.text[self.tokens[index].end]
        return after.isspace() or after in ")]},"

    def is_method(self, index):
        """Whether a token is a method's name behind an object, as in `log.set`."""
        name, dot, object = self.tokens[index], self.tokens[index - 1], self.tokens[index - 2]
        return name.text[0].islower() and dot.text == "." and (object.kind == "word" and object.end == dot.start)

    def is_in_label(self, index):
        """Whether a token is in the pattern of a switch's arm."""
        block = next(iter(self.enclosing(index)), None)
        return block is not None and block.kind == "switch" and any(
            label <= index < body and "where" not in self.words(label, index)
            for label, body, _ in block.arms())

    def is_in_type_body(self, index):
        block = next(iter(self.enclosing(index)), None)
        return block is not None and block.kind == "type"

    def is_keyword(self, index, words):
        """Whether a token is one of these words, and no argument's label."""
        return self.tokens[index].text in words and self.tokens[index + 1].text != ":"

    def words(self, first, last):
        return [self.tokens[i].text for i in range(first, last)]

    def function_around(self, index):
        """The innermost function, accessor or closure: what a `return` at a token returns from."""
        return next((b for b in self.enclosing(index) if b.kind == "code" and b.is_function), None)

    def place(self, index):
        """The declaration in which a token stands: the first line of its header."""
        blocks = self.enclosing(index)
        block = next((b for b in blocks if b.is_declaration or b.kind == "type"), None)
        return self.text_of_line(block.header) if block else ""

    def text_of_line(self, index):
        start = self.tokens[index].start
        return self.text[start:].partition("\n")[0].partition(" {")[0].strip()


class Block:
    """A pair of braces and its header: what stands before it in its statement."""

    def __init__(self, source, open):
        self.source, self.open, self.close = source, open, source.match[open]
        self.header = self.find_header()
        words = self.words = [source.tokens[i].text for i in source.depth_zero(self.header, open)]
        if "protocol" in words:
            self.kind = "protocol"
        elif TYPES & set(words) and "func" not in words:
            self.kind = "type"
        else:
            self.kind = "switch" if "switch" in words else "code"

    def find_header(self):
        source, index = self.source, self.open
        while index > 0:
            previous = source.step_back(index)
            at = source.tokens[previous].text
            if at in ("{", ";", "(", "[") and previous == index - 1 or not source.continues(index):
                break
            if at == "{" and source.tokens[index].text in ("else", "catch"):
                break
            index = previous
        return index

    @property
    def is_declaration(self):
        return self.kind == "code" and bool({"func", "init", "deinit", "subscript", "var"} & set(self.words))

    @property
    def is_function(self):
        return not self.words or self.words[0] not in COMPOUND or self.words[0] in ("get", "set")

    @property
    def returns_value(self):
        accessors = {"get", "set", "didSet", "willSet"} & {self.source.tokens[self.open + 1].text}
        return "->" in self.words or "var" in self.words and not accessors or self.words == ["get"]

    @property
    def returns_optional(self):
        """Whether nil is among what a function may return."""
        header = self.source.slice(self.header, self.open)
        return self.is_declaration and (header.endswith("?") or "init?" in header)

    def statements(self):
        """The statements of a block of code, each as its first token and the one behind its last."""
        return self.split(self.body_start(), self.close)

    def body_start(self):
        """The first token behind a closure's parameters."""
        source = self.source
        for index in source.depth_zero(self.open + 1, self.close):
            if index > self.open + 1 and source.tokens[index].starts_line or source.tokens[index].text == "for":
                break
            if source.tokens[index].text == "in":
                return index + 1
        return self.open + 1

    def split(self, first, last):
        found, start = [], first
        for index in self.source.depth_zero(first, last):
            if index > start and not self.source.continues(index):
                found.append((start, index))
                start = index
        return found + [(start, last)] if start < last else found

    def arms(self):
        """The arms of a switch: the first token of the label, the one behind it, the end of the body."""
        source = self.source
        level = list(source.depth_zero(self.open + 1, self.close))
        labels = [i for i in level if source.tokens[i].text in ("case", "default") and source.tokens[i].starts_line]
        for label, end in zip(labels, labels[1:] + [self.close]):
            colon = next(i for i in level if i > label and source.tokens[i].text == ":")
            yield label, colon + 1, end


def matching_brackets(tokens):
    match, open = {}, []
    for index, token in enumerate(tokens):
        if token.kind == "bracket" and token.text in "([{":
            open.append(index)
        elif token.kind == "bracket":
            match[index], match[open[-1]] = open[-1], index
            open.pop()
    return match
