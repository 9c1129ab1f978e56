import AppScreens
import Foundation
import Inspection

/// An inspection, as `inspect --format json` prints it.
struct InspectionReport: Encodable {
  struct Near: Encodable {
    let variant: String
    let differsIn: [String]
  }

  struct Pattern: Encodable {
    let name: String
    let holds: [String]
    let broken: [String]
    let notDecided: [String]
  }

  struct Finding: Encodable {
    let rule: String
    let verdict: String

    /// The reason for which the rule is not decided.
    let reason: String?

    let evidence: [Evidence]
  }

  struct Evidence: Encodable {
    let text: String
    let file: String?
    let line: Int?
    let declaration: String

    init(_ evidence: ArchitectureRule.Evidence) {
      text = evidence.text
      file = evidence.place?.pathInPackage
      line = evidence.place?.line
      declaration = evidence.declaration
    }
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

    /// The variant that it is, whatever it is called; nil where nothing that is known decides it.
    let variant: String?

    /// The seven facts that decide it, as far as they are known.
    let facts: [String: String]

    /// The nearest variants, each with the facts in which it differs.
    let nearest: [Near]

    /// Indicates whether house style is asked of it.
    let isOfHouse: Bool

    let patterns: [Pattern]
    let rules: [Finding]
    let knows: [Edge]
    let sizes: [RoleSize]
  }

  let schema = "triptych.inspection.4"
  let triads: [Triad]

  /// The targets that could not be read.
  let unread: [UnreadModule]

  /// The views that no mediator was found for.
  let strayViews: [String]

  init(_ inspection: PackageInspection) {
    unread = inspection.facts.unread
    strayViews = inspection.strayViews
    triads = inspection.cases.map { found in
      Triad(
        module: found.triad.mediator.module, mediator: found.triad.mediator.name,
        views: found.triad.views.map(\.name), models: found.triad.models.map(\.name),
        claim: found.triad.claim?.rawValue, variant: found.variant?.name,
        facts: Dictionary(
          uniqueKeysWithValues: VariantFact.allCases.compactMap { fact in
            found.reading.words(for: fact).map { (fact.rawValue, $0) }
          }),
        nearest: found.reading.nearest.prefix(3).map {
          Near(variant: $0.variant.name, differsIn: $0.differences.map(\.rawValue))
        },
        isOfHouse: found.isOfHouse,
        patterns: Inspection.Triad.Pattern.allCases.map { pattern in
          Pattern(
            name: pattern.rawValue, holds: found.holding(as: pattern).map(\.number),
            broken: found.broken(as: pattern).map(\.number),
            notDecided: found.undecided(as: pattern).map(\.number))
        },
        rules: ArchitectureRule.all.compactMap { rule in
          found.asks(rule)
            ? found.verdicts[rule.number].map { Finding(rule: rule.number, $0) } : nil
        },
        knows: found.graph.edges.map {
          Edge(from: $0.from.name, relation: $0.relation.rawValue, to: $0.to.name, by: $0.members)
        },
        sizes: found.sizes)
    }
  }
}

extension InspectionReport.Finding {
  fileprivate init(rule: String, _ verdict: ArchitectureRule.Verdict) {
    self.rule = rule
    switch verdict {
    case .holds:
      self.verdict = "holds"
      (reason, evidence) = (nil, [])
    case .broken(let found):
      self.verdict = "broken"
      (reason, evidence) = (nil, found.map(InspectionReport.Evidence.init))
    case .notDecided(let why):
      self.verdict = "not decided"
      (reason, evidence) = (why, [])
    }
  }
}
