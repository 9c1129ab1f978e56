"""Edits of expressions and statements: what decides, what is done, what goes where."""

from .edit import Edit, inserting, replacing, swapping

COMPOUND = {
    "if", "guard", "for", "while", "repeat", "switch", "do", "defer", "else", "get", "set", "didSet", "willSet",
    "func", "init", "deinit", "struct", "class", "enum", "extension", "typealias", "let", "var", "case", "#if",
}
OPERAND_MARKS = {"&&", "||", "??", "?", "=", ",", ";", ":", "{", "}", "(", "["}
OPERAND_WORDS = {"return", "if", "guard", "while", "where", "in", "else", "try", "throw"}
NEUTRAL = {"&&": "true", "||": "false", "??": "nil"}


def operands(source):
    """Operands of `&&` and `||` that no longer decide, and `??` that never has its left one."""
    for i, token in enumerate(source.tokens):
        if token.spaced and token.text in NEUTRAL:
            yield replacing(source, "operand", operand_start(source, i), i, NEUTRAL[token.text])
            if token.text != "??":
                yield replacing(source, "operand", i + 1, operand_end(source, i + 1), NEUTRAL[token.text])


def operand_start(source, end):
    index = source.step_back(end)
    while index > 0 and not ends_operand(source, index - 1) and source.continues(index):
        index = source.step_back(index)
    return index


def operand_end(source, start):
    for index in source.depth_zero(start, len(source.tokens)):
        token = source.tokens[index]
        if index > start and (
            token.text in (")", "]") or not source.continues(index)
            or token.text not in ("(", "[") and ends_operand(source, index)
        ):
            return index
    return len(source.tokens)


def ends_operand(source, index):
    token = source.tokens[index]
    is_mark = token.spaced or token.kind in ("bracket", "mark")
    return is_mark and token.text in OPERAND_MARKS or source.is_keyword(index, OPERAND_WORDS)


def conditions(source):
    """Conditions that hold always, never, or when they should not."""
    for i in range(len(source.tokens)):
        if source.is_keyword(i, ("if", "guard", "while")):
            yield from forced(source, i + 1, condition_end(source, i))


def condition_end(source, index):
    """The `{` or `else` that ends a condition."""
    stop = "else" if source.tokens[index].text == "guard" else "{"
    return next(i for i in source.depth_zero(index, len(source.tokens)) if source.tokens[i].text == stop)


def forced(source, first, end):
    for start, last in source.separated(first, end):
        if source.tokens[start].text in ("let", "var", "case"):
            continue
        yield replacing(source, "condition", start, last, "true")
        if not any(source.tokens[i].spaced for i in source.depth_zero(start, last)):
            yield inserting(source, "condition", start, "!")
    yield Edit("condition", source.tokens[end - 1].end, source.tokens[end - 1].end, ", false", first)


def loops(source):
    """Loops that leave the first element out, or go the other way."""
    for i in range(len(source.tokens)):
        if source.is_keyword(i, ("for",)):
            level = list(source.depth_zero(i, len(source.tokens)))
            first = next((j + 1 for j in level if source.tokens[j].text == "in"), None)
            last = next((j for j in level if source.tokens[j].text in ("{", "where")), None)
            if first is None or last is None:
                continue  # The label of a parameter.
            for change in ("dropFirst", "reversed"):
                yield replacing(source, "loop", first, last, f"({source.slice(first, last)}).{change}()")


def where_clauses(source):
    """Arms of a switch that are taken always or never, whatever their `where` says."""
    for block in source.blocks_of("switch"):
        for label, body, _ in block.arms():
            where = [i for i in source.depth_zero(label, body) if source.tokens[i].text == "where"]
            if where:
                yield replacing(source, "where", where[0] + 1, body - 1, "true")
                yield replacing(source, "where", where[0] + 1, body - 1, "false")


def ternaries(source):
    """Either branch in place of the other."""
    for i, token in enumerate(source.tokens):
        if token.text == "?" and token.spaced:
            colon = next(j for j in source.depth_zero(i, len(source.tokens)) if source.tokens[j].text == ":")
            end = operand_end(source, colon + 1)
            one, other = source.slice(i + 1, colon), source.slice(colon + 1, end)
            yield replacing(source, "ternary", i + 1, colon, other)
            yield replacing(source, "ternary", colon + 1, end, one)


def arms(source):
    """The results of two neighbouring arms of a switch, exchanged."""
    for block in source.blocks_of("switch"):
        found = list(block.arms())
        for (_, a, b), (_, c, d) in zip(found, found[1:]):
            if source.slice(a, b) != source.slice(c, d):
                yield swapping(source, "arm", (a, b), (c, d))


def dropped_statements(source):
    for block in source.blocks_of("code"):
        statements = block.statements()
        for first, last in [] if block.returns_value and len(statements) == 1 else statements:
            if source.tokens[first].text not in COMPOUND | {"return", "throw"}:
                yield replacing(source, "statement", first, last, "")
    for block in source.blocks_of("switch"):
        for _, body, end in block.arms():
            yield from dropped_from_arm(source, block.split(body, end))


def dropped_from_arm(source, statements):
    for first, last in statements:
        word = source.tokens[first].text
        if word == "throw" or word not in COMPOUND | {"return", "break"}:
            yield replacing(source, "statement", first, last, "" if len(statements) > 1 else "break")


def emptied_observers(source):
    for block in source.blocks_of("code"):
        if block.words and block.words[-1] in ("didSet", "willSet") and len(block.statements()) > 1:
            yield replacing(source, "observer", block.open + 1, block.close, "")


def swapped_arguments(source):
    """Neighbouring arguments or elements of a tuple, exchanged; their labels stay."""
    for i, token in enumerate(source.tokens):
        if token.text == "(" and not is_parameters(source, i):
            values = [value(source, a, b) for a, b in source.separated(i + 1, source.match[i])]
            for one, other in zip(values, values[1:]):
                if source.slice(*one) != source.slice(*other):
                    yield swapping(source, "argument", one, other)


def unwrapped_calls(source):
    """What is handed to a method, where what the method makes of it is used."""
    for i, token in enumerate(source.tokens):
        if token.text == "(" and source.is_method(i - 1) and source.tokens[source.match[i] - 1].text not in "(:":
            start, end = operand_start(source, i), source.match[i] + 1
            values = source.separated(i + 1, end - 1)
            if len(values) == 1 and source.tokens[start - 1].text in ("=", "return", "{", "(", ","):
                yield replacing(source, "call", start, end, source.slice(*value(source, *values[0])))


def dropped_elements(source):
    """Literals of arrays without one of their elements."""
    for i, token in enumerate(source.tokens):
        if token.text == "[" and source.text[token.start - 1].isspace():
            elements = source.separated(i + 1, source.match[i])
            for first, last in elements if len(elements) > 1 else []:
                comma = source.tokens[last].text == ","
                yield replacing(source, "element", first, last + comma, "")


def is_parameters(source, index):
    """Whether parentheses hold parameters, or a pattern that binds names."""
    before = [source.tokens[i].text for i in range(max(0, index - 3), index)]
    return (
        bool({"func", "let", "var"} & set(before)) or before[-1:] == ["init"] and "." not in before
        or source.is_in_label(index) or source.is_in_type_body(index) and "case" in before)


def value(source, first, last):
    """An argument without its label."""
    labelled = last - first > 2 and source.tokens[first + 1].text == ":"
    return (first + 2, last) if labelled else (first, last)


def forced_nil(source):
    """Nothing at all from what may return nothing."""
    for block in source.blocks_of("code"):
        if block.returns_optional:
            for first, last in returned(source, block):
                yield replacing(source, "nil", first, last, "nil")


def returned(source, function):
    """What a function returns, with or without the word."""
    for block in source.blocks_of("code"):
        statements = block.statements()
        for first, last in statements:
            word = source.tokens[first].text
            if word == "return" and source.function_around(first) is function:
                yield first + 1, last
            elif block is function and len(statements) == 1 and word not in COMPOUND | {"throw"}:
                yield first, last
