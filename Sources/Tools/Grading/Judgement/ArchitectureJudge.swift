import Foundation
import Inspection
import TextLayout

/// Judges the architecture of a submission by what the compiler has of it.
final class ArchitectureJudge {
  private let package: StagePackage
  private let pattern: Triad.Pattern?
  private lazy var inspection: Result<PackageInspection, GraderFailure> = inspected()

  init(_ package: StagePackage, claiming pattern: Triad.Pattern?) {
    self.package = package
    self.pattern = pattern
  }

  /// The outcomes that decide a rule: one for each triad of view, mediator and model.
  func outcomes(of number: String) -> Outcomes {
    let inspection: PackageInspection
    switch self.inspection {
    case .success(let found): inspection = found
    case .failure(let failure):
      let feedback = Feedback(
        rule: number, app: "", expected: "facts from the compiler", shown: failure.description)
      return Outcomes(all: [Outcome(verdict: .graderError, feedback: feedback)])
    }
    guard let rule = ArchitectureRule.all.first(where: { $0.number == number }) else {
      return .notRun("there is no such rule")
    }
    let verdicts = inspection.cases.compactMap { found in
      found.verdicts[number].map { (triad: found.triad.name, verdict: $0) }
    }
    guard !verdicts.isEmpty else {
      return .notRun("no view with a mediator was found, so nothing is known")
    }
    return Outcomes(all: verdicts.map { outcome($0.verdict, rule, on: $0.triad) })
  }

  private func outcome(
    _ verdict: ArchitectureRule.Verdict, _ rule: ArchitectureRule, on triad: String
  ) -> Outcome {
    switch verdict {
    case .holds: return .pass
    case .broken(let evidence):
      let shown = evidence.map(\.sentence).joined(separator: "; ")
      return Outcome(
        verdict: .fail,
        feedback: Feedback(
          rule: rule.number, app: triad, expected: rule.statement,
          shown: package.withoutPlace(shown), hint: rule.why))
    case .notDecided(let reason):
      return Outcome(
        verdict: .notRun,
        feedback: Feedback(
          rule: rule.number, app: triad, expected: rule.statement, shown: "not decided: \(reason)"))
    }
  }

  private func inspected() -> Result<PackageInspection, GraderFailure> {
    do {
      let facts = try package.facts()
      let hints = Roles.Hints(patterns: pattern.map { ["Submission": $0] } ?? [:])
      return .success(PackageInspection(of: facts, hints: hints, modules: ["Submission"]))
    } catch {
      return .failure(GraderFailure("the submission cannot be inspected: \(error)"))
    }
  }
}
