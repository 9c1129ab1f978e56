import AppScreens
import CommandVerbs
import Foundation
import Grading
import HostSystem
import Inspection
import Parity
import Scaffold
import TextLayout

extension GradeProgram {
  /// The verb `grade check`: puts a rubric on trial.
  var checkVerb: Verb {
    Verb(
      "check", .required("FILE"),
      summary: "A rubric on trial, before a class is graded by it.",
      details: """
        Reads a rubric, and tells every mistake in it by its line. Then grades by it: the reference, \
        which must get every point; a skeleton in which nothing is written, which must get none; and \
        for each rule the wrong screens that are known to break it, which must not pass it.
        """,
      options: [GradeOptions.cache, GradeOptions.path],
      examples: ["check Examples/Grading/Rubrics/first-lab.json"], run: checkRubric)
  }

  private func checkRubric(_ arguments: Arguments, _ console: Console) throws -> Bool {
    guard let path = arguments.operands.first else {
      throw UsageError("name a rubric: grade check FILE")
    }
    let rubric = try RubricFile(path: path).rubric(of: apps, console)
    let grader = try grader(by: rubric.ofReference, arguments)
    let (reference, isReferenceGood) = try referenceLine(rubric, grader, arguments)
    try console.write(reference)
    let (stub, isStubGood) = try stubLine(rubric, grader)
    try console.write(stub)
    var isGood = isReferenceGood && isStubGood
    for item in rubric.items where item.kind == .rule {
      let (line, isRight) = specimenLine(item, rubric, grader)
      try console.write(line)
      isGood = isGood && isRight
    }
    try console.write(isGood ? "the rubric is ready\n" : "the rubric is not ready\n")
    return isGood
  }

  /// The points of the reference, and whether those are all.
  private func referenceLine(
    _ rubric: Rubric, _ grader: Grader, _ arguments: Arguments
  ) throws -> (String, Bool) {
    let name = rubric.pattern?.rawValue ?? "MVP"
    let report = grader.grade("\(try kitFolder(arguments))/Sources/\(name)", of: nil)
    let red = report.items.filter { $0.verdict != .pass }.map { "\($0.id) \($0.verdict.rawValue)" }
    let lost = red.isEmpty ? "" : "; it must get all: \((report.reasons + red).listed)"
    let points = "\(report.score.plain) of \(report.points.plain) points"
    return ("reference \(name): \(points)\(lost)\n", report.isWhole)
  }

  /// The points of a skeleton, and whether there are none.
  private func stubLine(_ rubric: Rubric, _ grader: Grader) throws -> (String, Bool) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("triptych-stub-\(getpid())").path
    defer {
      // The system empties its folder for temporary files in any case.
      do { try FileManager.default.removeItem(atPath: folder) } catch {}
    }
    do {
      let stub = PatternSkeleton(
        name: try ModuleName("Stub"), apps: apps.filter { rubric.apps.contains($0.name) },
        patterns: patterns, source: PackageSource(folder: "."))
      try stub.skeleton.write(to: OutputFolder(folder))
    } catch let error as ScaffoldError {
      throw UsageError(error.message)
    } catch let error as OutputFailure {
      throw UsageError(error.description)
    }
    let report = grader.grade(folder, of: nil)
    let free = report.items.filter { $0.score > 0 }.map(\.id)
    let advice =
      free.isEmpty ? "" : "; it must get none: let \(free.listed) need what a skeleton does not do"
    let reasons = report.reasons.isEmpty ? "" : " (\(report.reasons.listed))"
    let points = "\(report.score.plain) of \(report.points.plain) points"
    return ("skeleton: \(points)\(advice)\(reasons)\n", free.isEmpty && report.verdict == .pass)
  }

  /// The wrong screens that break the rule of an item, and whether none of them passes it.
  private func specimenLine(
    _ item: RubricItem, _ rubric: Rubric, _ grader: Grader
  ) -> (String, Bool) {
    let known = specimens.filter { specimen in
      specimen.rule == item.ruleNumber && rubric.apps.contains(specimen.app)
        && (item.app.map { $0 == specimen.app } ?? true)
    }
    guard !known.isEmpty, let executable else {
      return ("\(item.id): no wrong screen is known that breaks it\n", true)
    }
    let passing = known.filter { specimen in
      grader.verdict(on: item, of: specimen.app, in: specimen.name, servedBy: executable) == .pass
    }.map(\.name)
    guard passing.isEmpty else {
      return ("\(item.id): passed by \(passing.listed), which must not\n", false)
    }
    return ("\(item.id): lost by \(known.map(\.name).listed)\n", true)
  }
}
