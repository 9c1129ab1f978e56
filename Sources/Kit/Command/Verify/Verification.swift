import TriptychParity

/// The output of `verify --format json`, of which the article on the kit has every member.
struct Verification: Encodable {
  /// The version of the form; it changes when a member changes its meaning, or goes.
  let schema = "triptych.verify.1"

  private let reports: [Report]
  private let architecture: [Trial]
  private let conforming: Bool

  /// A rule of architecture that only running a screen decides.
  private struct Trial: Encodable {
    let rule: String
    let app: String
    let pattern: String
    let verdict: Verdict
    let reason: String?

    init(_ result: ArchitectureTrialResult) {
      (rule, app, pattern) = (result.rule, result.app, result.pattern)
      (verdict, reason) =
        switch result.verdict {
        case .holds: (.holds, nil)
        case .broken(let reason): (.broken, reason)
        case .notRun(let reason): (.notRun, reason)
        }
    }
  }

  init(_ reports: [Report], _ trials: [ArchitectureTrialResult]) {
    self.reports = reports
    architecture = trials.map(Trial.init)
    conforming = reports.allSatisfy(\.isConforming) && !trials.contains(where: \.isBroken)
  }
}
