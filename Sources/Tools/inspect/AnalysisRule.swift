import Inspection

/// A rule as tools for code review show it, with its reason and its source.
extension StaticAnalysisLog {
  struct Configuration: Encodable {
    let level: String
  }

  struct Rule: Encodable {
    struct Properties: Encodable {
      let tags = ["architecture"]
      let severity: String

      enum CodingKeys: String, CodingKey {
        case tags
        case severity = "problem.severity"
      }
    }

    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Message
    let defaultConfiguration: Configuration
    let properties: Properties
  }
}

extension StaticAnalysisLog.Rule {
  init(_ rule: ArchitectureRule) {
    id = rule.number
    shortDescription = StaticAnalysisLog.Message(text: rule.statement)
    fullDescription = StaticAnalysisLog.Message(text: rule.why)
    help = StaticAnalysisLog.Message(
      text: "\(rule.why) Source: \(rule.source). More: swift run inspect --explain \(rule.number)")
    defaultConfiguration = StaticAnalysisLog.Configuration(level: rule.severity.rawValue)
    properties = Properties(
      severity: rule.severity == .note ? "recommendation" : rule.severity.rawValue)
  }
}
