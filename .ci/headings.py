"""The anchors of a page in Markdown, as GitHub names them."""

import re

CODE = re.compile(r"^ *```.*?^ *```$", re.M | re.S)


def anchors(text):
    """The heading of each anchor, without its marks."""
    found = {}
    for heading in re.findall(r"^#+ +(.*)$", CODE.sub("", text), re.M):
        heading = re.sub(r"[*`]|\[([^]]*)\]\([^)]*\)", r"\1", heading)
        found.setdefault(anchor(heading), heading)
    return found


def anchor(heading):
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
