"""What becomes of a mutant: compiled, then met by the kit, then by the tests, the cheap ones first."""

import os, queue

from .build import BuildFailure

APPS = {"TokenCalculator": "token", "Calculator": "four-function", "ColourSelector": "colour"}
TESTS = ["AppModelsTests|PatternTests|AppScreensTests", "TracesTests"]
BUDGET = ["--gestures", "200", "--length", "2"]

DID_NOT_COMPILE, SURVIVED = "did not compile", "survived"
BY_KIT, BY_TESTS = "killed by the kit", "killed by the tests"


class Trials:
    """Workplaces, each with a copy of the sources, in which mutants are built and run."""

    def __init__(self, build, root, files, count):
        self.build, self.processes, self.root, self.files = build, build.processes, root, files
        self.places = queue.Queue()
        for number in range(count):
            place = os.path.join(build.folder, f"workplace{number}")
            for file, text in files.items():
                write(os.path.join(place, file), text)
            self.places.put(place)

    def check_unchanged(self, modules):
        """Fails unless the modules compile as they are, and the kit and the tests pass with the last one."""
        self.in_workplace(lambda place: self.check(place, sorted(modules)))

    def check(self, place, modules):
        for module in modules:
            if not self.compiles(place, module):
                raise BuildFailure(f"{module} {DID_NOT_COMPILE} as it is", place)
        verdict = self.met(place, modules[-1], [])
        if verdict != SURVIVED:
            raise BuildFailure(f"{modules[-1]} as it is: {verdict}", place)

    def run(self, mutant):
        """What becomes of a mutant."""
        return self.in_workplace(lambda place: self.changed(place, mutant))

    def in_workplace(self, work):
        place = self.places.get()
        try:
            return work(place)
        finally:
            self.places.put(place)

    def changed(self, place, mutant):
        path = os.path.join(place, mutant.file)
        apps = [APPS[folder] for folder in mutant.file.split("/") if folder in APPS]
        write(path, mutant.text)
        try:
            return self.met(place, mutant.module, apps) if self.compiles(place, mutant.module) else DID_NOT_COMPILE
        finally:
            write(path, self.files[mutant.file])

    def compiles(self, place, module):
        return self.build.compile(module, os.path.join(place, "Sources"), place)

    def met(self, place, module, apps):
        """What becomes of a module that was compiled in a workplace."""
        kit, tests = self.build.products()
        if not self.runs([self.build.link(kit, module, place), "verify", *apps, *BUDGET], place):
            return BY_KIT
        executable = self.build.link(tests, module, place)
        for names in TESTS:
            if not self.runs([executable, "--testing-library", "swift-testing", "--filter", names], place):
                return BY_TESTS
        return SURVIVED

    def runs(self, command, place):
        return self.processes.passes(command, place, self.root)


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)
