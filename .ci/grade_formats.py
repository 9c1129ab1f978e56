"""Reads the reports of a grade as those read them for whom they are written."""
import glob
import json
import os
import subprocess
import sys

schemas = os.path.join(
    os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Examples/Grading/Schemas")
readers = ["jsonschema", "junitparser", "markdown-it-py"]


def ensure_readers(folder):
    """Installs the readers into a folder, unless they are there."""
    if not os.path.exists(os.path.join(folder, "junitparser")):
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check",
             "--root-user-action=ignore", "--target", folder, *readers], check=True)
    sys.path.insert(0, folder)


def validator(name):
    import jsonschema
    with open(os.path.join(schemas, f"{name}.schema.json")) as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def rubric_faults():
    """Says which rubric its schema does not allow."""
    rubrics = glob.glob(os.path.join(os.path.dirname(schemas), "**/*rubric.json"), recursive=True)
    rubrics += glob.glob(os.path.join(os.path.dirname(schemas), "Rubrics/*.json"))
    found = [] if len(rubrics) > 3 else ["there are hardly any rubrics"]
    for path in rubrics:
        with open(path) as file:
            for error in validator("rubric").iter_errors(json.load(file)):
                found.append(f"{path}: {error.json_path}: {error.message[:200]}")
    return found


def text(folder, name):
    with open(os.path.join(folder, name), newline="") as file:
        return file.read()


def faults(folder, report, items):
    """Says where a report cannot be read, or says something else than the lines of JSON."""
    found = []
    for name in ["json-lines", "gradescope", "classroom50", "exercism"]:
        lines = text(folder, name).splitlines() if name == "json-lines" else [text(folder, name)]
        for line in lines:
            for error in validator(name).iter_errors(json.loads(line)):
                found.append(f"{name}: {error.json_path}: {error.message[:200]}")
    found += scores(folder, report, items) + junit(folder, items) + markdown(folder, report, items)
    return found


def scores(folder, report, items):
    """What no schema can say: the points, and which of them were got."""
    found = []
    gradescope, classroom, exercism = (
        json.loads(text(folder, name)) for name in ["gradescope", "classroom50", "exercism"])
    if abs(gradescope["score"] - sum(item["score"] for item in items)) > 0.001:
        found.append("gradescope has another score")
    if any(test["score"] > test["max_score"] for test in gradescope["tests"]):
        found.append("gradescope gives more points than there are")
    tests = classroom["tests"]
    if classroom["score"] != sum(test["score"] for test in tests):
        found.append("classroom50 has another score than its tests")
    if any(test["score"] > test["max-score"] for test in tests):
        found.append("classroom50 gives more points than there are")
    is_judged = report["verdict"] == "pass"
    if (exercism["status"] == "error") == is_judged:
        found.append(f"exercism says {exercism['status']} of {report['verdict']}")
    return found


def junit(folder, items):
    import junitparser
    found, cases = [], []
    for suite in junitparser.JUnitXml.fromfile(os.path.join(folder, "junit")):
        cases += list(suite)
        counts = [sum(isinstance(r, kind) for case in suite for r in case.result)
                  for kind in (junitparser.Failure, junitparser.Error, junitparser.Skipped)]
        if [suite.tests, suite.failures, suite.errors, suite.skipped] != [len(list(suite)), *counts]:
            found.append("junit counts wrongly")
    if [case.name.split(":")[0] for case in cases] != [item["id"] for item in items]:
        found.append("junit has other cases than items")
    for case, item in zip(cases, items):
        if bool(case.result) == (item["verdict"] == "pass"):
            found.append(f"junit says otherwise of {item['id']}")
        if case.result and not (case.result[0].message and case.system_out):
            found.append(f"junit has no message on {item['id']}")
    return found


def markdown(folder, report, items):
    """Every row of the table has four cells, and nothing is markup that is not the report's own."""
    import markdown_it
    tokens = markdown_it.MarkdownIt("commonmark").enable("table").parse(text(folder, "markdown"))
    found = [f"markdown has {t.type}: {t.content[:80]!r}" for t in tokens if "html" in t.type]
    for token in tokens:
        for part in token.children or []:
            if part.type in ("html_inline", "link_open", "image"):
                found.append(f"markdown has {part.type}: {part.content[:80]!r}")
    cells = sum(token.type in ("td_open", "th_open") for token in tokens)
    rows = len(items) + 1 if not report["reasons"] else 0
    if cells != 4 * rows:
        found.append(f"markdown has {cells} cells in {rows} rows")
    return found
