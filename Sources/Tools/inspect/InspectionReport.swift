import TriptychInspection
import TriptychSourceReading

/// An inspection, as `inspect --format json` prints it.
struct InspectionReport: Encodable {
  let schema = "triptych.inspection.7"
  let triads: [TriadReport]
  let unread: [UnreadModule]
  let withoutMediator: [String]

  /// The report on an inspection.
  init(_ inspection: PackageInspection) {
    triads = inspection.triads.map(TriadReport.init)
    unread = inspection.unread
    withoutMediator = inspection.strayViews.map(\.qualifiedName)
  }
}

/// A triad in a report: what it is, what was found in it, and who knows whom.
struct TriadReport: Encodable {
  struct Violation: Encodable {
    let rule: String
    let severity: String
    let text: String
    let file: String?
    let line: Int?
  }

  let module: String
  let mediator: String
  let views: [String]
  let models: [String]
  let claim: String?
  let variant: String?
  let facts: [String: String]
  let differsIn: [String]
  let holds: [String]
  let open: [String: String]
  let findings: [Violation]
  let knows: [String]
  let sizes: [RoleSize]

  /// The report on a triad: only the rules that are asked of it are in it.
  init(_ found: Triad) {
    module = found.mediator.module
    mediator = found.mediator.name
    views = found.views.map(\.name)
    models = found.models.map(\.name)
    claim = found.claim?.rawValue
    variant = found.variant?.name
    facts = VariantFact.allCases.reduce(into: [:]) { $0[$1.rawValue] = found.words(for: $1) }
    differsIn = found.differences.map(\.rawValue)
    holds = found.holding.map(\.number)
    open = found.open.reduce(into: [:]) { $0[$1.rule.number] = $1.reason }
    findings = found.faults.map { fault in
      Violation(
        rule: fault.rule.number, severity: fault.rule.severity.rawValue, text: fault.evidence.text,
        file: fault.evidence.place?.pathInPackage, line: fault.evidence.place?.line)
    }
    knows = KnowledgeGraph(of: found).edges.map(\.sentence)
    sizes = RoleSize.sizes(of: found)
  }
}
