import Foundation
import TriptychGrading
import TriptychParity
import TriptychScaffold
import TriptychTerminal
import TriptychToolSupport

extension GradeProgram {
  /// The verb `grade check`: puts a rubric on trial.
  var checkVerb: Verb {
    Verb(
      "check", .required("FILE"),
      summary: "A trial of a rubric, before you grade a class by it.",
      details: """
        Reads a rubric, and reports every mistake with its line. Then grades by it: the reference, \
        which must get every point, but for scenarios of one's own; an empty skeleton, which must get \
        none; and for each rule the faulty screens that are known to break it, each of which must lose \
        a rule: this one, or one that explains the fault better.
        """,
      options: [GradeOptions.reference],
      examples: ["check Examples/Grading/Rubrics/first-lab.json"], run: checkRubric)
  }

  private func checkRubric(_ arguments: Arguments, _ console: Console) throws -> Bool {
    guard let path = arguments.operands.first else {
      throw UsageError("name a rubric: grade check FILE")
    }
    let rubric = try Rubric(path: path, apps: apps)
    var isGood = true
    func tell(_ line: String, _ isRight: Bool) throws {
      isGood = isGood && isRight
      try console.write("\(line.linesWrapped(to: console.width))\n")
    }
    try checkReference(rubric.withoutScenarios, tell)
    if arguments[GradeOptions.reference] { return isGood }
    let grader = try grader(by: rubric)
    try checkSkeleton(rubric, grader, tell)
    for item in rubric.items where item.kind == .rule {
      let (losing, passing) = grader.faultyScreens(of: item)
      if !passing.isEmpty {
        try tell("\(item.id): \(passing.listed) would lose no rule", false)
      } else if losing.isEmpty {
        try tell("\(item.id): no faulty screen is known that loses it", true)
      } else {
        try tell("\(item.id): lost by \(losing.listed)", true)
      }
    }
    try console.write(isGood ? "the rubric is ready\n" : "the rubric is not ready\n")
    return isGood
  }

  /// Tells the points of the reference, and whether those are all.
  private func checkReference(
    _ rubric: Rubric, _ tell: (String, Bool) throws -> Void
  ) throws {
    let folder = "\(try kit().folder)/Sources/\(rubric.reference)"
    let report = try grader(by: rubric).grade(folder, of: nil)
    let red = report.items.filter { $0.verdict != .pass }.map { "\($0.id) \($0.verdict.rawValue)" }
    let lost = red.isEmpty ? "" : "; it must get all: \((report.reasons + red).listed)"
    try tell("reference \(rubric.reference): \(report.pointsText)\(lost)", report.isWhole)
  }

  /// Tells the points of a skeleton, and whether there are none.
  private func checkSkeleton(
    _ rubric: Rubric, _ grader: Grader, _ tell: (String, Bool) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("triptych-stub-\(getpid())").path
    defer {
      // The system empties its folder for temporary files in any case.
      do { try FileManager.default.removeItem(atPath: folder) } catch {}
    }
    let stub = PatternSkeleton(
      name: try ModuleName("Stub"), apps: apps.filter { rubric.apps.contains($0.name) },
      from: try kit(), at: PackageSource(folder: "."))
    try OutputFolder(folder).write(stub.package().files)
    let report = grader.grade(folder, of: nil)
    let free = report.items.filter { $0.score > 0 }.map(\.id)
    let advice =
      free.isEmpty ? "" : "; it must get none: let \(free.listed) need what a skeleton does not do"
    let reasons = report.reasons.isEmpty ? "" : " (\(report.reasons.listed))"
    try tell(
      "skeleton: \(report.pointsText)\(advice)\(reasons)", free.isEmpty && report.verdict == .pass)
  }
}

extension GradeReport {
  /// Such as `26 of 28 points`.
  fileprivate var pointsText: String { "\(score.plain) of \(points.plain) points" }
}
