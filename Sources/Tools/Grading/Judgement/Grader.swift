import Foundation
import Inspection
import Parity
import TextLayout

/// Grades submissions by a rubric.
package struct Grader {
  private let rubric: Rubric
  private let apps: [any AppDefinition]
  private let package: JudgingPackage
  private let secret: String
  private let specimens: [Specimen]
  private let command: String?

  /// A grader.
  ///
  /// - Parameters:
  ///   - rubric: The rubric.
  ///   - apps: The apps that there are.
  ///   - package: The package in which submissions are built.
  ///   - secret: The text from which all that is unseen is drawn, besides the student's name.
  ///   - specimens: The wrong screens that a student's own scenarios are to find.
  ///   - command: The path of the command that serves them; nil if there is none.
  package init(
    by rubric: Rubric, of apps: [any AppDefinition], in package: JudgingPackage, secret: String,
    specimens: [Specimen], servedBy command: String?
  ) {
    self.rubric = rubric
    self.apps = apps.filter { rubric.apps.contains($0.name) }
    self.package = package
    self.secret = secret
    (self.specimens, self.command) = (specimens, command)
  }

  /// Grades the submission in a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - student: The name of the student, if it is known.
  ///   - tell: Called once, if another grader works in the same folder for caches.
  /// - Returns: The report.
  package func grade(
    _ folder: String, of student: String?, whenWaiting tell: () -> Void = {}
  ) -> GradeReport {
    let sources = SubmissionFolder(folder, within: rubric.limits)
    func closed(_ verdict: GradeVerdict, _ reasons: [String]) -> GradeReport {
      GradeReport(
        student: student, verdict: verdict, reasons: reasons, remarks: sources.remarks,
        items: rubric.items.map { ItemResult($0, title: $0.title(among: apps), verdict) })
    }
    do throws(GraderFailure) {
      let lock = try package.lock(whenWaiting: tell)
      defer { withExtendedLifetime(lock) {} }
      switch try build(sources) {
      case .refused(let reasons): return closed(.refused, reasons)
      case .unbuilt(let reasons): return closed(.unbuilt, reasons)
      case .ready(let runner, let entry):
        let items = judge(sources, entry, in: runner, student ?? "")
        let failures = items.filter { $0.verdict == .graderError }
          .map { $0.feedback?.shown ?? "no reason is known of \($0.id)" }.uniqued
        return GradeReport(
          student: student, verdict: failures.isEmpty ? .pass : .graderError, reasons: failures,
          remarks: sources.remarks, items: items)
      }
    } catch {
      return closed(.graderError, [error.description])
    }
  }

  private enum Readiness {
    case refused([String])
    case unbuilt([String])
    case ready(WorkerRunner, EntryPoint)
  }

  private func build(_ sources: SubmissionFolder) throws(GraderFailure)
    -> Readiness
  {
    guard sources.refusals.isEmpty else { return .refused(sources.refusals) }
    if let obstacle = sources.obstacle { return .unbuilt([obstacle]) }
    let entry: EntryPoint
    do throws(SubmissionProblem) {
      entry = try EntryPoint.only(
        in: sources.files, named: rubric.entry, of: rubric.pattern?.rawValue)
    } catch {
      return .unbuilt([error.description])
    }
    let policy = SubmissionPolicy(rubric: rubric)
    var refusals =
      SubmissionPolicy.refusals(of: sources.files)
      + policy.refusals(ofImportsIn: sources.files)
    switch try package.build(sources.files, entry: entry.name, within: rubric.limits) {
    case .failed(let reasons):
      refusals += SubmissionPolicy.refusals(amongErrors: reasons)
      return refusals.isEmpty ? .unbuilt(reasons) : .refused(refusals)
    case .succeeded(let executable, let objects):
      refusals += policy.refusals(of: try ObjectFiles(in: objects))
      guard refusals.isEmpty else { return .refused(refusals) }
      return .ready(WorkerRunner(executable: executable, arguments: [], limits: limits), entry)
    }
  }

  /// Judges every item, those that others need before these.
  private func judge(
    _ sources: SubmissionFolder, _ entry: EntryPoint, in runner: WorkerRunner, _ student: String
  ) -> [ItemResult] {
    let judges = apps.map { app in
      let judge = judge(of: app, on: Self.submission, in: runner, toldBy: sources.command)
      return (app: app, judge: judge)
    }
    let architecture = ArchitectureJudge(
      package, claiming: rubric.pattern, screens: entry.words)
    var known: [String: ItemResult] = [:]
    func result(of item: RubricItem) -> ItemResult {
      if let result = known[item.id] { return result }
      let fallen = item.needs.filter { name in
        rubric.items.first { $0.id == name }.map { result(of: $0).verdict != .pass } ?? false
      }
      let chosen = judges.filter { item.app == nil || item.app == $0.app.name }
      // The cause is told, whatever else does not hold for the same reason.
      let isCause = item.kind == .rule && chosen.contains { $0.judge.isCause(item.ruleNumber) }
      let outcomes: Outcomes =
        if !fallen.isEmpty, !isCause {
          .notRun("it needs \(fallen.listed), which \(fallen.count == 1 ? "does" : "do") not hold")
        } else {
          switch item.kind {
          case .rule:
            chosen.compactMap { $0.judge.outcomes(of: item.ruleNumber) }.reduce(Outcomes(), +)
          case .random:
            chosen.map { app, judge in
              let seed = Seed(secret, student, item.id, app.name).number
              return judge.unseen(gestures: item.gestures, seed: seed)
            }.reduce(Outcomes(), +).explained(by: Array(known.values))
          case .architecture: architecture.outcomes(of: item.ruleNumber)
          case .specimens: self.outcomes(of: chosen.map(\.app), by: sources.scenarios)
          }
        }
      let result = ItemResult(item, title: item.title(among: apps), outcomes)
      known[item.id] = result
      return result
    }
    return rubric.items.map(result)
  }

  /// The verdict on a rule of one app for a pattern that a command over known patterns serves.
  ///
  /// - Parameters:
  ///   - item: The item that is about the rule.
  ///   - app: The name of the app.
  ///   - pattern: The name of the pattern.
  ///   - command: The path of the command.
  /// - Returns: The verdict.
  package func verdict(
    on item: RubricItem, of app: String, in pattern: String, servedBy command: String
  ) -> GradeVerdict {
    let runner = WorkerRunner(executable: command, limits: limits)
    let judges = apps.filter { $0.name == app }.map {
      judge(of: $0, on: pattern, deciding: item.ruleNumber, in: runner)
    }
    return judges.compactMap { $0.outcomes(of: item.ruleNumber) }.reduce(Outcomes(), +).verdict
  }

  private var limits: WorkerLimits {
    var limits = WorkerLimits(
      step: rubric.limits.step, total: rubric.limits.total, memory: rubric.limits.memory)
    limits.isStrict = true
    return limits
  }

  private func judge(
    of app: some AppDefinition, on pattern: String, deciding rule: String? = nil,
    in runner: WorkerRunner, toldBy command: [String] = []
  ) -> any RuleJudge {
    AppJudge(app, on: pattern, deciding: rule, in: runner, toldBy: command)
  }

  /// The name of a submission's pattern in its worker, whatever it is called elsewhere.
  static let submission = "Submission"

  /// The outcomes of a student's own scenarios.
  private func outcomes(
    of apps: [any AppDefinition], by scenarios: [String: String]
  ) -> Outcomes {
    guard let command else { return .notRun("no command serves wrong screens") }
    let judge = SpecimenJudge(specimens: specimens, command: command, limits: limits)
    return apps.map { judge.outcomes(of: $0, by: scenarios[$0.name]) }.reduce(Outcomes(), +)
  }
}
