import AppScreens
import TriptychInspection
import TriptychSourceReading

/// An inspection, as `inspect --format json` prints it.
struct InspectionReport {
  private let inspection: PackageInspection

  /// The report on an inspection.
  init(_ inspection: PackageInspection) {
    self.inspection = inspection
  }

  /// The report as JSON.
  var object: JSONObject {
    [
      "schema": "triptych.inspection.4",
      "triads": inspection.cases.map(object),
      "unread": inspection.unread.map { module -> JSONObject in
        ["module": module.module, "reason": module.reason]
      },
      "strayViews": inspection.strayViews,
      "massiveScreens": inspection.massiveScreens,
    ]
  }

  private func object(_ found: InspectedTriad) -> JSONObject {
    let facts = VariantFact.allCases.map { ($0.rawValue, found.reading.words(for: $0) as Any?) }
    return [
      "module": found.triad.mediator.module,
      "mediator": found.triad.mediator.name,
      "views": found.triad.views.map(\.name),
      "models": found.triad.models.map(\.name),
      "claim": found.triad.claim?.rawValue,
      "variant": found.variant?.name,
      "facts": Dictionary(uniqueKeysWithValues: facts),
      "nearest": found.reading.nearest.prefix(3).map { near -> JSONObject in
        ["variant": near.variant.name, "differsIn": near.differences.map(\.rawValue)]
      },
      "isOfHouse": found.isOfHouse,
      "patterns": Triad.Pattern.allCases.map { pattern -> JSONObject in
        [
          "name": pattern.rawValue, "holds": found.holding(as: pattern).map(\.number),
          "broken": found.broken(as: pattern).map(\.number),
          "notDecided": found.undecided(as: pattern).map(\.number),
        ]
      },
      "rules": ArchitectureRule.all.filter(found.asks).compactMap { rule in
        found.verdicts[rule.number].map { object($0, on: rule) }
      },
      "knows": found.graph.edges.map { edge -> JSONObject in
        [
          "from": edge.from.name, "relation": edge.relation.rawValue, "to": edge.to.name,
          "by": edge.members,
        ]
      },
      "sizes": found.sizes.map { size -> JSONObject in
        ["role": size.role, "lines": size.lines, "linesWithoutView": size.linesWithoutView]
      },
    ]
  }

  private func object(
    _ verdict: ArchitectureRule.Verdict, on rule: ArchitectureRule
  ) -> JSONObject {
    var object: JSONObject = ["rule": rule.number, "evidence": [] as [JSONObject]]
    switch verdict {
    case .holds: object["verdict"] = "holds"
    case .notDecided(let reason):
      object["verdict"] = "not decided"
      object["reason"] = reason
    case .broken(let evidence):
      object["verdict"] = "broken"
      object["evidence"] = evidence.map { found -> JSONObject in
        [
          "text": found.text, "file": found.place?.pathInPackage, "line": found.place?.line,
          "declaration": found.declaration,
        ]
      }
    }
    return object
  }
}
