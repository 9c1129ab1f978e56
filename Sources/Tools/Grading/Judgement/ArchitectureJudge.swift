import Foundation
import TriptychInspection
import TriptychTerminal

/// Judges the architecture of a submission by what the compiler has of it.
final class ArchitectureJudge {
  private let package: JudgingPackage
  private let pattern: Triad.PatternName?
  private let screens: Set<String>
  private lazy var inspection: Result<PackageInspection, Unjudged> = inspected()

  /// A judge of the views that some screens hold; no other code counts, however clean it is.
  init(_ package: JudgingPackage, claiming pattern: Triad.PatternName?, screens: Set<String>) {
    self.package = package
    self.pattern = pattern
    self.screens = screens
  }

  /// The outcomes that decide a rule: one for each triad of view, mediator and model.
  func outcomes(of number: String) -> [RunOutcome] {
    let inspection: PackageInspection
    switch self.inspection {
    case .success(let found): inspection = found
    case .failure(let failure):
      return [.graderError(failure.reasons.listed)]
    }
    guard let rule = ArchitectureRule.all.first(where: { $0.number == number }) else {
      return [.notRun("there is no such rule")]
    }
    let own = inspection.cases.filter { found in
      found.screens.contains { screens.contains($0.name) }
    }
    let decisions = own.compactMap { found in
      found.decisions[number].map { (triad: found.name, decision: $0) }
    }
    guard !decisions.isEmpty else {
      return [.notRun("no screen that the pattern names has a view with a mediator")]
    }
    return decisions.map { outcome($0.decision, rule, on: $0.triad) }
  }

  private func outcome(
    _ decision: ArchitectureRule.Decision, _ rule: ArchitectureRule, on triad: String
  ) -> RunOutcome {
    switch decision {
    case .holds: return .pass
    case .broken(let evidence):
      let shown = evidence.map(\.sentence).joined(separator: "; ")
      return RunOutcome(
        verdict: .fail,
        feedback: Feedback(
          rule: rule.number, app: triad, expected: rule.statement,
          shown: package.withoutPackage(shown), hint: rule.why))
    case .notDecided(let reason): return .notRun("not decided: \(reason)")
    }
  }

  private func inspected() -> Result<PackageInspection, Unjudged> {
    do {
      let facts = try package.facts()
      let claims = pattern.map { ["Submission": $0] } ?? [:]
      return .success(PackageInspection(of: facts, claiming: claims, modules: ["Submission"]))
    } catch {
      return .failure(.graderError("the submission cannot be inspected: \(error)"))
    }
  }
}
