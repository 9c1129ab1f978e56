import Foundation
import Inspection

/// An inspection with what running the code added: what `inspect --json` prints.
struct InspectionReport: Encodable {
  struct Pattern: Encodable {
    let name: String
    let holds: [String]
    let broken: [String]
    let notDecided: [String]
  }

  struct Finding: Encodable {
    let rule: String
    let verdict: String
    let evidence: [String]
  }

  struct Edge: Encodable {
    let from: String
    let relation: String
    let to: String
    let by: [String]
  }

  struct Triad: Encodable {
    let module: String
    let mediator: String
    let views: [String]
    let models: [String]
    let claim: String?
    let patterns: [Pattern]
    let rules: [Finding]
    let knows: [Edge]
    let sizes: [RoleSize]
    let running: RunningMeasure?
  }

  let schema = "triptych.inspection.1"
  let triads: [Triad]
  let changes: [ChangeCost]

  init(_ inspection: PackageInspection, running: [RunningMeasure], changes: [ChangeCost]) {
    self.changes = changes
    triads = inspection.cases.map { found in
      Triad(
        module: found.triad.mediator.module, mediator: found.triad.mediator.name,
        views: found.triad.views.map(\.name), models: found.triad.models.map(\.name),
        claim: found.triad.claim?.rawValue,
        patterns: Inspection.Triad.Pattern.allCases.map { pattern in
          Pattern(
            name: pattern.rawValue, holds: found.holding(as: pattern).map(\.number),
            broken: found.broken(as: pattern).map(\.number),
            notDecided: found.undecided(as: pattern).map(\.number))
        },
        rules: ArchitectureRule.all.compactMap { rule in
          found.verdicts[rule.number].map { Finding(rule: rule.number, $0) }
        },
        knows: found.graph.edges.map {
          Edge(from: $0.from.name, relation: $0.relation.rawValue, to: $0.to.name, by: $0.members)
        },
        sizes: found.sizes, running: running.first(for: found))
    }
  }
}

extension InspectionReport.Finding {
  fileprivate init(rule: String, _ verdict: ArchitectureRule.Verdict) {
    self.rule = rule
    switch verdict {
    case .holds:
      self.verdict = "holds"
      evidence = []
    case .broken(let found):
      self.verdict = "broken"
      evidence = found.map(\.sentence)
    case .notDecided(let reason):
      self.verdict = "not decided"
      evidence = [reason]
    }
  }
}
