import TriptychParity

/// The output of `verify --format json`, of which the article on the kit has every member.
struct Verification: Encodable {
  /// The version of the form; it changes when a member changes its meaning, or goes.
  let schema = "triptych.verify.2"

  private let reports: [Report]
  private let architecture: [ArchitectureTrialResult]
  private let conforming: Bool

  init(_ reports: [Report], _ trials: [ArchitectureTrialResult]) {
    self.reports = reports
    architecture = trials
    conforming = reports.allSatisfy(\.isConforming) && !trials.contains(where: \.isBroken)
  }
}
