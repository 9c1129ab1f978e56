import AppScreens
import SharedSuite
import TriptychParity
import TriptychTerminal
import TriptychToolSupport

extension ExerciseFault {
  /// The fault of a student's screen, which is built once for that.
  ///
  /// - Parameters:
  ///   - draft: The screen.
  ///   - findings: What `verify` or `grade` has found in it.
  ///   - program: The path of a program with the kit, beside which the screen is built.
  ///   - material: The apps and the patterns.
  ///   - console: The terminal, which says that it is checked.
  /// - Throws: A `LearnFailure` that says why it is not a single fault that its steps show.
  package init(
    of draft: ExerciseDraft, showing findings: [StudentFinding], builtBeside program: String,
    in material: CourseMaterial, _ console: Console
  ) throws {
    self = try draft.onTrial(in: material) { exercise, workspace in
      let notice = CheckingNotice(on: console)
      defer { notice.clear() }
      let build = ExerciseBuild(
        exercise: exercise, workspace: workspace, kit: BuiltKit(ofProgram: program))
      if let errors = try build.errors() {
        throw LearnFailure(
          "the screen does not compile by itself: \(errors.prefix(3).joined(separator: "\n"))")
      }
      let runner = WorkerRunner(executable: build.executable, limits: BehaviourJudge.limits)
      return try ExerciseFault(of: draft.app, in: draft.pattern, showing: findings, by: runner)
    }
  }

  /// The fault of the screens that a process makes.
  init<Subject: AppDefinition>(
    of app: Subject, in pattern: Pattern, showing findings: [StudentFinding],
    by runner: WorkerRunner
  ) throws(LearnFailure) {
    self.init()
    if let obstacle = runner.obstacle(to: app, on: pattern) { throw LearnFailure(obstacle) }
    let report = app.report(on: pattern, in: runner)
    let leading = report.findings.first
    let chosen = findings.first { $0.rule == leading?.rule } ?? findings[0]
    let finding = try chosen.repeated(on: app, in: pattern, by: runner)
    let causes = app.causes(in: report, on: pattern, by: runner)
    guard causes.count < 2 else {
      let faults = causes.prefix(3).map { cause in
        "\(cause.rule.isEmpty ? "no rule" : cause.rule) (\(cause.steps.typed))"
      }
      let others = causes.count > 3 ? ["\((causes.count - 3).counted("other rule"))"] : []
      throw LearnFailure(
        """
        it is not one fault: \((faults + others).listed) are broken, and none explains the others. \
        Let the student fix one, and take the finding that is left
        """)
    }
    behaviour = [leading?.rule, finding.rule].compactMap(\.self).filter { !$0.isEmpty }.uniqued
    (steps, condition, seed) = (finding.steps, finding.condition, finding.seed)
    let rule = app.rules.first { $0.number == finding.rule }
    hint = finding.hint ?? rule?.hint ?? "Which object sends the text that is wrong?"
    let besides = BrokenRule(
      number: finding.rule, statement: "", finding: finding, isOfExercise: true
    ).besides
    words = [
      "The screen of a student, with a fault in one of the files.",
      "A user does:   \(steps.typed)\(besides.map { "; \($0)" } ?? "")",
      "They see:      \(finding.shown)", "They should:   \(finding.expected)",
    ]
    if let rule {
      words.append(
        "\(rule.number): \([rule.statement, rule.why].compactMap(\.self).joined(separator: " "))")
    }
  }
}

extension [String] {
  /// The steps in one line, of many only some.
  var typed: String { FindingText.rows(steps: self, expected: "", shown: "", hint: nil)[0].text }
}

extension AppDefinition {
  /// The findings that no other explains.
  ///
  /// One wrong text explains all, if nothing else is wrong where it counts for nothing. Otherwise these are the
  /// first, and those of rules that are not mostly right besides it, or that no display shows.
  ///
  /// Of 96 faulty screens of `Sources/Tools/FaultyScreens`, each with one fault that does not end the process, that
  /// leaves one for 75; the others break two rules or more about equally.
  fileprivate func causes(
    in report: PatternReport, on pattern: Pattern, by runner: WorkerRunner
  ) -> [Finding] {
    let first = Array(report.findings.prefix(1))
    if let text = first.first.flatMap(WrongText.init),
      self.report(on: pattern, in: runner.excusing([text])).findings.isEmpty
    {
      return first
    }
    return first
      + report.findings.dropFirst().filter { finding in
        finding.kind != .visible || finding.condition != .plain
          || !report.isMostlyRight(finding.rule, in: self)
      }
  }
}
