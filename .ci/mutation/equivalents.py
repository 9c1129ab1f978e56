"""The mutants that are known to be no different, and why: a list for people to read and write."""


class Equivalents:
    """The list: entries apart by blank lines, each with a file, a declaration, edits and a reason.

        Sources/MVVM/Observed.swift
        @@ public func unbind(_ object: AnyObject)
        - the code before
        + the code after
        The reason.

    Long lines may be folded as they are printed: what begins with a blank goes on with the line before.
    """

    def __init__(self, path):
        self.keys = []
        with open(path) as file:
            for entry in file.read().split("\n\n"):
                lines = [line for line in entry.splitlines() if not line.startswith("#")]
                if lines:
                    self.keys += entry_keys(lines)

    def missing(self, mutants):
        """Those that are listed and can no longer be made."""
        made = {mutant.key for mutant in mutants}
        return [key for key in self.keys if key not in made]

    def killed(self, verdicts, survived):
        """Those that are listed and were killed, all of those that read the same."""
        alive = {mutant.key for mutant, verdict in verdicts.items() if verdict == survived}
        tried = {mutant.key for mutant in verdicts}
        return [key for key in self.keys if key in tried - alive]


def entry_keys(lines):
    file, place, *rest = unfolded(lines)
    edits = [line for line in rest if line[:1] in "-+"]
    if not edits or len(edits) % 2 or len(edits) == len(rest):
        raise SystemExit("not a file, a declaration, edits and a reason:\n" + "\n".join(lines))
    return [(file, place[3:], a[2:], b[2:]) for a, b in zip(edits[::2], edits[1::2])]


def unfolded(lines):
    """Lines without breaks: what begins with a blank goes on with the line before."""
    whole = []
    for line in lines:
        if line[0] == " ":
            whole[-1] += " " + line.strip()
        else:
            whole.append(line)
    return whole
