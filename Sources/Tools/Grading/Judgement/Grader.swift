import TriptychInspection
import TriptychParity
import TriptychTerminal

/// Grades submissions by a rubric.
package final class Grader {
  private let rubric: Rubric
  let apps: [any AppDefinition]
  private let package: JudgingPackage
  private let secret: String
  let faultyScreens: FaultyScreensProgram

  /// A grader.
  ///
  /// - Parameters:
  ///   - rubric: The rubric.
  ///   - apps: The apps that there are.
  ///   - package: The package in which submissions are built.
  ///   - secret: The text from which all that is unseen is drawn, besides the student's name.
  ///   - faultyScreens: The faulty screens that must each lose a rule, and that scenarios must find.
  package init(
    by rubric: Rubric, of apps: [any AppDefinition], in package: JudgingPackage, secret: String,
    faultyScreens: FaultyScreensProgram
  ) {
    self.rubric = rubric
    self.apps = apps.filter { rubric.apps.contains($0.name) }
    self.package = package
    self.secret = secret
    self.faultyScreens = faultyScreens
  }

  /// Grades the submission in a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - student: The name of the student, if it is known.
  /// - Returns: The report.
  package func grade(_ folder: String, of student: String?) -> GradeReport {
    let sources = SubmissionFolder(folder)
    func report(
      _ verdict: GradeVerdict, _ reasons: [String], _ items: [ItemResult], open: [String] = []
    ) -> GradeReport {
      GradeReport(
        student: student, verdict: verdict, reasons: reasons, undecided: open,
        remarks: sources.remarks, items: items)
    }
    do throws(Unjudged) {
      let lock = try package.lock()
      defer { withExtendedLifetime(lock) {} }
      let (runner, entry) = try build(sources)
      let architecture = ArchitectureJudge(
        package, claiming: rubric.pattern, screens: entry.words)
      let items = judge(sources, architecture, in: runner, student ?? "")
      let open = zip(rubric.items, items).filter { item, result in
        item.kind == .architecture && result.verdict == .notRun
          && architecture.outcomes(of: item.ruleNumber).verdict == .notRun
      }.map(\.0.id)
      let failures = items.filter { $0.verdict == .graderError }.compactMap(\.reason).uniqued
      return report(failures.isEmpty ? .pass : .graderError, failures, items, open: open)
    } catch {
      let outcome = RunOutcome(verdict: error.verdict)
      let items = rubric.items.map { ItemResult($0, title: $0.title(among: apps), [outcome]) }
      return report(error.verdict, error.reasons, items)
    }
  }

  private func build(
    _ sources: SubmissionFolder
  ) throws(Unjudged) -> (runner: WorkerRunner, entry: EntryPoint) {
    guard sources.refusals.isEmpty else {
      throw Unjudged(verdict: .refused, reasons: sources.refusals)
    }
    if let failure = sources.failure { throw .graderError(failure) }
    if let obstacle = sources.obstacle { throw Unjudged(verdict: .unbuilt, reasons: [obstacle]) }
    let entry = try EntryPoint.only(in: sources.files, of: rubric.pattern?.rawValue)
    let policy = SubmissionPolicy(rubric: rubric)
    var refusals = policy.refusals(of: sources.files)
    do throws(Unjudged) {
      let worker = try package.build(
        sources.files, entry: entry, with: sources.settings, within: rubric.limits)
      refusals += policy.refusals(of: try package.objects())
      guard refusals.isEmpty else { throw Unjudged(verdict: .refused, reasons: refusals) }
      return (WorkerRunner(executable: worker, arguments: [], limits: limits), entry)
    } catch {
      guard error.verdict == .unbuilt else { throw error }
      refusals += SubmissionPolicy.refusals(amongErrors: error.reasons)
      throw refusals.isEmpty ? error : Unjudged(verdict: .refused, reasons: refusals)
    }
  }

  private func judge(
    _ sources: SubmissionFolder, _ architecture: ArchitectureJudge, in runner: WorkerRunner,
    _ student: String
  ) -> [ItemResult] {
    let reference = WorkerRunner(executable: faultyScreens.executable, limits: limits)
    let judges = apps.map { app in
      (
        app: app,
        judge: AppJudge(
          app, on: Self.submission, in: runner, beside: reference, toldBy: sources.command)
      )
    }
    return results(judges, architecture.outcomes, sources.scenarios, student)
  }

  /// The results of every item in turn; what an item needs comes before it.
  func results(
    _ judges: [(app: any AppDefinition, judge: AppJudge)],
    _ architecture: (String) -> [RunOutcome] = { _ in [.pass] },
    _ scenarios: [String: Result<String, FileTextFault>] = [:],
    _ student: String = ""
  ) -> [ItemResult] {
    var results: [ItemResult] = []
    var fallenItems: Set<String> = []
    let references = rubric.items.first { item in
      item.kind == .architecture && Self.rulesOnReferences.contains(item.ruleNumber)
        && architecture(item.ruleNumber).verdict == .fail
    }
    for item in rubric.items {
      let fallen = item.needs.filter(fallenItems.contains)
      let chosen = judges.filter { item.app == nil || item.app == $0.app.name }
      // The cause is reported, whatever else does not hold for the same reason.
      let isCause = item.kind == .rule && chosen.contains { $0.judge.isCause(item.ruleNumber) }
      let outcomes: [RunOutcome] =
        if !fallen.isEmpty, !isCause {
          notRun(item, needing: fallen, architecture)
        } else {
          switch item.kind {
          case .rule:
            chosen.flatMap { $0.judge.outcomes(of: item.ruleNumber) }
              .charged(toReferencesOf: references?.id)
          case .random:
            chosen.flatMap { app, judge in
              let seed = Seed(secret, student, item.id, app.name).number
              return judge.unseen(gestures: item.gestures, seed: seed)
                .charged(to: ruleResults(of: app, results), sharing: app.ownRules)
            }
          case .architecture: architecture(item.ruleNumber)
          case .faultyScreens:
            chosen.flatMap { app, _ in self.outcomes(of: app, by: scenarios[app.name]) }
          }
        }
      let result = ItemResult(item, title: item.title(among: apps), outcomes)
      results.append(result)
      // What needs a rule needs a screen that does something, not one that is finished.
      let isBegun =
        fallen.isEmpty && item.kind == .rule
        && chosen.allSatisfy { $0.judge.isBegun(item.ruleNumber) }
      if result.verdict != .pass, !isBegun { fallenItems.insert(item.id) }
    }
    return results
  }

  /// The rules on who keeps whom, weakly or strongly, in MVC, MVP and MVVM.
  private static let rulesOnReferences: Set = ["A8", "A10", "A12", "A13", "A15", "A23"]

  /// The results so far that are on rules of an app.
  private func ruleResults(
    of app: some AppDefinition, _ results: [ItemResult]
  ) -> [(rule: String, result: ItemResult)] {
    zip(rubric.items, results).filter { item, _ in
      item.kind == .rule && app.ruleNumbers.contains(item.ruleNumber)
        && (item.app ?? app.name) == app.name
    }.map { ($0.ruleNumber, $1) }
  }

  /// The outcomes of an item of which other items, which it needs, do not hold.
  ///
  /// What the code itself shows to be wrong is said all the same: it may be why the others do not hold.
  private func notRun(
    _ item: RubricItem, needing fallen: [String], _ architecture: (String) -> [RunOutcome]
  ) -> [RunOutcome] {
    let outcomes = item.kind == .architecture ? architecture(item.ruleNumber) : []
    return outcomes.verdict == .fail
      ? outcomes : [.notRun("it needs something of \(fallen.listed) to work")]
  }

  /// The limits of each process, by the rubric.
  var limits: WorkerLimits {
    var limits = WorkerLimits(
      step: rubric.limits.step, total: rubric.limits.total, memory: rubric.limits.memory)
    limits.isStrict = true
    return limits
  }

  /// The name of a submission's pattern in its worker, whatever it is called elsewhere.
  static let submission = "Submission"

  /// The outcomes of a student's own scenarios.
  private func outcomes(
    of app: some AppDefinition, by scenarios: Result<String, FileTextFault>?
  ) -> [RunOutcome] {
    OwnScenarioJudge(faultyScreens: faultyScreens, limits: limits).outcomes(of: app, by: scenarios)
  }
}
