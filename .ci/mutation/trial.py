"""What becomes of a mutant: compiled, then met by the kit, then by the tests, the cheap ones first."""

import os, queue

from .build import BuildFailure

APPS = {
    "TokenCalculator": "token", "Calculator": "four-function", "ColourSelector": "colour",
    "AddressForm": "address", "MusicSearch": "music",
}
TESTS = [
    "AppModelsTests|PatternTests|AppScreensTests",
    r"TracesTests\.(Trace|Mismatch|SideBySideTraces|Execution)Tests",
]
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
        last = modules[-1]
        for module in modules:
            if not self.compiles(place, module):
                raise BuildFailure(f"{module} {DID_NOT_COMPILE} as it is", place)
        if not self.satisfies_kit(place, last, []) or not self.satisfies_tests(place, last):
            raise BuildFailure(f"the kit or the tests fail with {last} as it is", place)

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
            if not self.compiles(place, mutant.module):
                return DID_NOT_COMPILE
            if not self.satisfies_kit(place, mutant.module, apps):
                return BY_KIT
            # Tests may look inside a module, and are not compiled again: they must fit the mutant's layout.
            return SURVIVED if mutant.changes_layout or self.satisfies_tests(place, mutant.module) else BY_TESTS
        finally:
            write(path, self.files[mutant.file])

    def compiles(self, place, module):
        return self.build.compile(module, os.path.join(place, "Sources"), place)

    def satisfies_kit(self, place, module, apps):
        """Whether all rules hold with a module that was compiled in a workplace."""
        executable = self.build.link(self.build.kit, module, place)
        return self.processes.passes([executable, "verify", *apps, *BUDGET], place, self.root, seconds=60)

    def satisfies_tests(self, place, module):
        """Whether all tests pass with a module that was compiled in a workplace."""
        command = [self.build.link(self.build.tests, module, place), "--testing-library", "swift-testing"]
        return all(
            self.processes.passes([*command, "--filter", names], place, self.root, seconds=60) for names in TESTS)


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)
