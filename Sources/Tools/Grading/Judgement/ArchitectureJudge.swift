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
    let own = inspection.triads.filter { found in
      found.screens.contains { screens.contains($0.name) }
    }
    let outcomes = own.compactMap { outcome(of: rule, on: $0) }
    return outcomes.isEmpty
      ? [.notRun("no screen that the pattern names has a view with a mediator")] : outcomes
  }

  private func outcome(of rule: ArchitectureRule, on triad: Triad) -> RunOutcome? {
    func broken(_ shown: String, _ hint: String? = nil) -> RunOutcome {
      RunOutcome(
        verdict: .fail,
        feedback: Feedback(
          rule: rule.number, app: triad.name, expected: rule.statement, shown: shown, hint: hint))
    }
    // A rule of the pattern that is asked for holds for no role of another that does not have it.
    if let pattern, let own = triad.variant?.pattern, !rule.patterns.contains(own),
      let words = triad.words(onBeingAnotherThan: pattern)
    {
      var outcome = broken("\(words), and the rubric asks for \(pattern.rawValue)")
      outcome.feedback?.otherPattern = own
      return outcome
    }
    return triad.decisions[rule.number].map { decision in
      switch decision {
      case .holds: .pass
      case .broken(let evidence):
        broken(
          package.withoutPackage(evidence.map(\.sentence).joined(separator: "; ")), rule.why)
      case .notDecided(let reason): .notRun("not decided: \(reason)")
      }
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
