"""What SwiftPM built, copied out of the package: one module is compiled anew, and the rest only linked."""

import glob, json, os, re, shutil, subprocess

UNWANTED = {  # options of SwiftPM, and how many arguments follow each
    "-emit-module": 0, "-emit-module-path": 1, "-output-file-map": 1, "-incremental": 0, "-c": 1,
    "-emit-dependencies": 0, "-enable-batch-mode": 0, "-serialize-diagnostics": 0, "-index-store-path": 1,
    "-parseable-output": 0, "-emit-objc-header": 0, "-emit-objc-header-path": 1, "-warnings-as-errors": 0,
}


class Build:
    """The package as it was built when this began; later edits of its sources do not disturb it."""

    def __init__(self, root, folder, processes):
        self.folder, self.processes = folder, processes
        self.bin = self.build(root)
        commands = list(self.commands(os.path.join(os.path.dirname(os.path.dirname(self.bin)), "debug.yaml")))
        self.compiling = {after(c, "-module-name"): c for c in commands if "-c" in c}
        self.linking = {os.path.basename(after(c, "-o")): c for c in commands if "-emit-executable" in c}
        shutil.copytree(os.path.join(self.bin, "Modules"), os.path.join(folder, "Modules"))
        self.kit, self.tests = "triptych", next(name for name in self.linking if name.endswith(".xctest"))
        self.objects = {name: self.copy_objects(self.linking[name]) for name in (self.kit, self.tests)}

    def build(self, root):
        command = ["swift", "build", "--build-tests", "--package-path", root]
        if not self.processes.succeeds(command, self.folder):
            raise BuildFailure("the package does not build", self.folder)
        return os.path.realpath(subprocess.check_output([*command, "--show-bin-path"], text=True).strip())

    def commands(self, manifest):
        with open(manifest) as file:
            for found in re.finditer(r'^    args: (\["[^"]*/swiftc".*\])$', file.read(), re.M):
                yield json.loads(found[1])

    def copy_objects(self, command):
        copies = []
        with open(next(a for a in command if a.startswith("@"))[1:]) as file:
            for path in file.read().split():
                path = os.path.realpath(path.strip("'\""))
                copy = os.path.join(self.folder, os.path.relpath(path, self.bin))
                os.makedirs(os.path.dirname(copy), exist_ok=True)
                shutil.copyfile(path, copy)
                copies.append(copy)
        return copies

    def compile(self, module, sources, workplace):
        """Compiles a module from sources in a workplace of its own; whether that worked."""
        files = sorted(glob.glob(f"{sources}/{module}/**/*.swift", recursive=True))
        options = without(self.compiling[module][1:], UNWANTED)
        modules = os.path.join(self.folder, "Modules")
        options = [modules if option == os.path.join(self.bin, "Modules") else option for option in options]
        return self.processes.succeeds(
            [self.compiling[module][0], *options, "-suppress-warnings", "-whole-module-optimization",
             "-c", *files, "-o", self.object(module, workplace)], workplace)

    def object(self, module, workplace):
        return os.path.join(workplace, module + ".o")

    def link(self, product, module, workplace):
        """Links a product with the module that was compiled in the workplace instead of its own."""
        own = os.path.join(self.folder, module + ".build") + "/"
        others = [o for o in self.objects[product] if not (o.startswith(own) and o.endswith(".swift.o"))]
        objects = os.path.join(workplace, product + ".objects")
        with open(objects, "w") as file:
            file.write("\n".join([self.object(module, workplace), *others]))
        executable = os.path.join(workplace, product)
        command = without(self.linking[product], {"-o": 1})
        command = ["@" + objects if argument.startswith("@") else argument for argument in command]
        command += ["-use-ld=lld"] + ["-Xlinker", "--strip-debug"] * (product == self.kit)
        if not self.processes.succeeds([*command, "-o", executable], workplace):
            raise BuildFailure(f"{product} cannot be linked", workplace)
        return executable


class BuildFailure(Exception):
    """That something fails without any mutant; with the end of what the last command printed."""

    def __init__(self, message, folder):
        with open(os.path.join(folder, "output"), errors="replace") as output:
            super().__init__(f"{output.read()[-4000:]}\n{message}")


def after(command, option):
    return command[command.index(option) + 1]


def without(command, options):
    """A command without these options and what follows them."""
    kept, skipped = [], 0
    for argument in command:
        if skipped:
            skipped -= 1
        elif argument in options:
            skipped = options[argument]
        else:
            kept.append(argument)
    return kept
