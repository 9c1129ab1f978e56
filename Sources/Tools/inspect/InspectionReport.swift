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
    triads = inspection.cases.map(TriadReport.init)
    unread = inspection.unread
    withoutMediator = inspection.strayViews.map(\.qualifiedName)
  }
}

/// A triad in a report: what it is, what was found in it, and who knows whom.
struct TriadReport: Encodable {
  struct Open: Encodable {
    let rule: String
    let reason: String
  }

  struct Finding: Encodable {
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
  let open: [Open]
  let findings: [Finding]
  let knows: [String]
  let sizes: [RoleSize]

  /// The report on a triad: only the rules that are asked of it are in it.
  init(_ found: InspectedTriad) {
    module = found.triad.mediator.module
    mediator = found.triad.mediator.name
    views = found.triad.views.map(\.name)
    models = found.triad.models.map(\.name)
    claim = found.triad.claim?.rawValue
    variant = found.variant?.name
    facts = VariantFact.allCases.reduce(into: [:]) {
      $0[$1.rawValue] = found.reading.words(for: $1)
    }
    differsIn = found.reading.differences.map(\.rawValue)
    holds = found.holding.map(\.number)
    open = found.open.map { Open(rule: $0.rule.number, reason: $0.reason) }
    findings = found.faults.map { fault in
      Finding(
        rule: fault.rule.number, severity: fault.rule.severity.rawValue, text: fault.evidence.text,
        file: fault.evidence.place?.pathInPackage, line: fault.evidence.place?.line)
    }
    knows = KnowledgeGraph(of: found.triad).edges.map(\.sentence)
    sizes = RoleSize.sizes(of: found.triad)
  }
}
