"""The mutants that are known to be no different, and why: a list for people to read and write."""


class Equivalents:
    """The list: entries apart by blank lines, each with a file, a declaration, edits and a reason.

        Sources/MVVM/Observed.swift
        @@ public func unbind(_ object: AnyObject)
        - the code before
        + the code after
        The reason.
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
    file, place, edits = lines[0], lines[1].removeprefix("@@ "), [l for l in lines[2:] if l[:1] in "-+"]
    if not edits or len(edits) % 2 or len(edits) == len(lines) - 2:
        raise SystemExit("not a file, a declaration, edits and a reason:\n" + "\n".join(lines))
    return [(file, place, a[2:], b[2:]) for a, b in zip(edits[::2], edits[1::2])]
