import AppScreens
import Foundation
import Inspection
import TextLayout

/// The findings of an inspection in the form that tools for code review read.
///
/// Source of the form: *Static Analysis Results Interchange Format (SARIF) Version 2.1.0*, OASIS.
struct StaticAnalysisLog: Encodable {
  struct Message: Encodable {
    let text: String
  }

  struct Configuration: Encodable {
    let level: String
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Message
    let defaultConfiguration: Configuration
  }

  struct Driver: Encodable {
    let name = "triptych"
    let version: String
    let rules: [Rule]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Location: Encodable {
    struct Artifact: Encodable {
      let uri: String
      let uriBaseId: String?
    }

    struct Region: Encodable {
      let startLine: Int
      let snippet: Message
    }

    struct Physical: Encodable {
      let artifactLocation: Artifact
      let region: Region
    }

    let physicalLocation: Physical
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
  }

  struct Run: Encodable {
    let tool: Tool
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

  /// The findings that are neither excused nor known before.
  init(_ inspection: PackageInspection, version: String) {
    let rules = ArchitectureRule.all
    let described = rules.map { rule in
      Rule(
        id: rule.number, shortDescription: Message(text: rule.statement),
        fullDescription: Message(text: rule.why),
        help: Message(text: "\(rule.why) More: triptych inspect --explain \(rule.number)"),
        defaultConfiguration: Configuration(level: rule.severity.rawValue))
    }
    let results = inspection.findings.map { finding in
      Result(
        ruleId: finding.rule.number,
        ruleIndex: rules.firstIndex { $0.number == finding.rule.number } ?? 0,
        level: finding.severity.rawValue,
        message: Message(text: "\(finding.triad): \(finding.evidence.text)"),
        locations: Location(finding.evidence).map { [$0] } ?? [],
        partialFingerprints: ["triptych/1": finding.fingerprint])
    }
    let driver = Driver(version: version, rules: described)
    runs = [Run(tool: Tool(driver: driver), results: results)]
  }
}

extension StaticAnalysisLog.Location {
  fileprivate init?(_ evidence: ArchitectureRule.Evidence) {
    guard let place = evidence.place else { return nil }
    let (path, isInside) = ReviewedPath.path(of: place.file)
    let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    physicalLocation = Physical(
      artifactLocation: Artifact(
        uri: isInside ? escaped : "file://\(escaped)", uriBaseId: isInside ? "%SRCROOT%" : nil),
      region: Region(
        startLine: place.line, snippet: StaticAnalysisLog.Message(text: evidence.declaration)))
  }
}

/// The path of a file as a reviewer's tool knows it: from the folder in which the command runs.
enum ReviewedPath {
  /// The path, and whether the file is in that folder.
  static func path(of file: String) -> (path: String, isInside: Bool) {
    let folder =
      URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      .resolvingSymlinksInPath().path + "/"
    let file = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    return file.hasPrefix(folder) ? (String(file.dropFirst(folder.count)), true) : (file, false)
  }
}
