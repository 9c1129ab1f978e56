#!/usr/bin/env python3
"""Draws what `trace --format json` tells of one gesture, between view and mediator alone: few words, to be read
on a phone. Writes key-PATTERN.svg for each pattern into a folder."""

import html, json, pathlib, re, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
STYLE = "".join((ROOT / path).read_text() for path in (
    "Sources/VectorDrawing/Resources/drawing.css", "Sources/Traces/Resources/conversation.css"))
OWN = """.code { font-size: 12px; paint-order: stroke; stroke: var(--paper); stroke-width: 5px; }
.box { stroke: none; }
.name { font-size: 14px; }
"""
WIDTH, HEIGHT, VIEW, MEDIATOR = 268, 262, 64, 202
ROWS = {"gesture": 118, "state": 152, "result": 202, "display": 232}


def call(name, arguments):
    """A call as Swift has it, of `press(_:)` and what is handed over."""
    labels = re.findall(r"([^(:]+):", name)
    words = [value.removesuffix(" 1") for value in arguments]
    return name.split("(")[0] + "(" + ", ".join(
        word if label == "_" else f"{label}: {word}" for label, word in zip(labels, words)) + ")"


def words(message):
    value = message.get("arguments", [None])[-1]
    return {
        "set": f"{message['name']} = {value}", "notify": f"{message['name']}: {value}",
        "state": f"{message['name']}: {message.get('before')} → {message.get('after')}",
        "display": f"{message['name']}: {message.get('after')}",
    }.get(message["kind"]) or call(message["name"], message["arguments"])


def text(x, y, words, style):
    return f'<text class="{style}" x="{x}" y="{y}">{html.escape(words)}</text>'


def box(x, y, words, style):
    width = 7.3 * len(words) + 14
    left = min(x - width / 2, WIDTH - 3 - width)
    return (f'<rect class="{style}" x="{left:.0f}" y="{y - 15}" width="{width:.0f}" height="22" rx="4"/>'
            + text(round(left + width / 2), y, words, "code box"))


def arrow(start, end, y, words, style):
    lines = words.replace(", ", ",\n", 1).split("\n") if len(words) > 26 else [words]
    tip, back = (end - 1, end - 9) if end > start else (end + 1, end + 9)
    parts = [text((VIEW + MEDIATOR) // 2, y - 8 - 16 * (len(lines) - 1 - number), line, "code")
             for number, line in enumerate(lines)]
    return "".join(parts) + (f'<path class="{style}" d="M{start} {y}H{back}"/>'
                             f'<path class="{style} head" d="M{tip} {y}L{back} {y - 4}V{y + 4}Z"/>')


def panel(trace, messages):
    mediator = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", trace["mediator"]["name"]).lower()
    parts = [text(12, 26, trace["pattern"], "pattern")]
    for x, name in ((VIEW, "view"), (MEDIATOR, mediator)):
        parts.append(f'<path class="lifeline" d="M{x} 70V{HEIGHT - 8}"/>')
        parts.append(f'<rect class="member" x="{x - 54}" y="40" width="108" height="30" rx="4"/>')
        parts.append(text(x, 60, name, "name"))
    said = []
    for message in messages:
        kind, spoken = message["kind"], words(message)
        if kind in ("call", "delegate"):
            parts.append(arrow(VIEW, MEDIATOR, ROWS["gesture"], spoken, "telling"))
        elif kind in ("set", "show", "notify"):
            style = "binding" if kind == "notify" else "showing"
            parts.append(arrow(MEDIATOR, VIEW, ROWS["result"], spoken, style))
        elif kind == "state" and message["to"] == "mediator":
            parts.append(box(MEDIATOR, ROWS["state"], spoken, "state"))
        elif kind == "display":
            parts.append(box(VIEW, ROWS["display"], spoken, "display"))
        else:
            continue
        said.append(f"{message['from'].removesuffix(' 1')} to {message['to'].removesuffix(' 1')}: {spoken}")
    said = "; ".join(said).replace("mediator to mediator", "in the mediator").replace("mediator", mediator)
    return "".join(parts), said


def picture(drawn, said, title):
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" \
height="{HEIGHT}" role="img" aria-labelledby="title description">
<title id="title">{title}</title>
<desc id="description">{html.escape(said)}</desc>
<style>
{STYLE}{OWN}</style>
<rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>
{drawn}
</svg>
"""


lines = [json.loads(line) for line in sys.stdin]
folder = pathlib.Path(sys.argv[1])
for trace in (line for line in lines if line["object"] == "trace"):
    messages = [line for line in lines if line["object"] == "message"
                and line["pattern"] == trace["pattern"] and line["step"] == 1 and line["kind"] != "gesture"]
    drawing = picture(*panel(trace, messages), f"One key in {trace['pattern']}")
    (folder / f"key-{trace['pattern'].lower()}.svg").write_text(drawing)
