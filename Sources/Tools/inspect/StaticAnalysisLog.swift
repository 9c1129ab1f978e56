import AppScreens
import Inspection

/// The findings of an inspection in the form that tools for code review read.
///
/// Source of the form: *Static Analysis Results Interchange Format (SARIF) Version 2.1.0*, OASIS; of what
/// GitHub reads of it, *SARIF support for code scanning*.
struct StaticAnalysisLog: Encodable {
  struct Message: Encodable {
    let text: String
  }

  struct Driver: Encodable {
    let name = "triptych"
    let version: String
    let rules: [Rule]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  /// A target that could not be read.
  struct Notification: Encodable {
    let level = "error"
    let message: Message
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [AnalysisLocation]
    let partialFingerprints: [String: String]
  }

  struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let columnKind = "unicodeCodePoints"
    let results: [Result]
  }

  static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

  let version = "2.1.0"
  let runs: [Run]
  private let schema = Self.schema

  enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  /// The findings that are neither suppressed nor known before.
  ///
  /// Those that are would stand in it as suppressed, which GitHub shows like any other.
  init(_ inspection: PackageInspection, version: String) {
    let rules = ArchitectureRule.all
    let results = inspection.findings.map { finding in
      Result(
        ruleId: finding.rule.number,
        ruleIndex: rules.firstIndex { $0.number == finding.rule.number } ?? 0,
        level: finding.severity.rawValue,
        message: Message(text: "\(finding.triad): \(finding.evidence.text)"),
        locations: AnalysisLocation(finding, in: inspection.facts).map { [$0] } ?? [],
        partialFingerprints: ["triptych/1": finding.fingerprint])
    }
    let unread = inspection.facts.unread.map { module in
      Notification(message: Message(text: "\(module.module) could not be read: \(module.reason)"))
    }
    runs = [
      Run(
        tool: Tool(driver: Driver(version: version, rules: rules.map(Rule.init))),
        invocations: [
          Invocation(executionSuccessful: unread.isEmpty, toolExecutionNotifications: unread)
        ],
        results: results)
    ]
  }
}
