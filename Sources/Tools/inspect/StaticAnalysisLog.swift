import AppScreens
import Foundation
import TriptychInspection
import TriptychSourceReading

/// The findings of an inspection in the form that tools for code review read.
///
/// Those that are suppressed, or known before, are left out: GitHub would show them like any other.
///
/// Source of the form: *Static Analysis Results Interchange Format (SARIF) Version 2.1.0*, OASIS; of what
/// GitHub reads of it, *SARIF support for code scanning*.
struct StaticAnalysisLog {
  private let inspection: PackageInspection
  private let version: String

  /// The log of an inspection by a program of some version.
  init(_ inspection: PackageInspection, version: String) {
    self.inspection = inspection
    self.version = version
  }

  /// The log as JSON.
  var object: JSONObject {
    let unread = inspection.unread.map { module -> JSONObject in
      let words = "\(module.module) could not be read: \(module.reason)"
      return ["level": "error", "message": text(words)]
    }
    let run: JSONObject = [
      "tool": [
        "driver": [
          "name": "triptych", "version": version, "rules": ArchitectureRule.all.map(object),
        ] as JSONObject
      ] as JSONObject,
      "invocations": [
        ["executionSuccessful": unread.isEmpty, "toolExecutionNotifications": unread]
      ] as [JSONObject],
      "results": inspection.findings.map(object),
    ]
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ]
  }

  private func text(_ words: String) -> JSONObject { ["text": words] }

  /// A rule, with its reason and its source.
  private func object(_ rule: ArchitectureRule) -> JSONObject {
    let level = rule.severity.rawValue
    let help =
      "\(rule.why) Source: \(rule.source). More: swift run inspect --explain \(rule.number)"
    return [
      "id": rule.number, "shortDescription": text(rule.statement),
      "fullDescription": text(rule.why), "help": text(help),
      "defaultConfiguration": ["level": level] as JSONObject,
      "properties": [
        "tags": ["architecture"],
        "problem.severity": level,
      ] as JSONObject,
    ]
  }

  private func object(_ finding: InspectionFinding) -> JSONObject {
    [
      "ruleId": finding.rule.number,
      "ruleIndex": ArchitectureRule.all.firstIndex { $0.number == finding.rule.number },
      "level": finding.rule.severity.rawValue,
      "message": text("\(finding.triad): \(finding.evidence.text)"),
      "locations": finding.place.map { [location(of: $0)] } ?? [],
      "partialFingerprints": ["triptych/1": finding.fingerprint] as JSONObject,
    ]
  }

  /// A place, by a path from the folder in which the command runs where the file is in it.
  private func location(of place: SourceLine) -> JSONObject {
    let folders = [place.file, FileManager.default.currentDirectoryPath].map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().path
    }
    let start = folders[1].hasSuffix("/") ? folders[1] : folders[1] + "/"
    let isInside = folders[0].hasPrefix(start)
    let path = isInside ? String(folders[0].dropFirst(start.count)) : folders[0]
    let artifact: JSONObject = [
      "uri": (isInside ? "" : "file://") + path.escapedInReference,
      "uriBaseId": isInside ? "%SRCROOT%" : nil,
    ]
    let region: JSONObject = ["startLine": max(1, place.line)]
    return ["physicalLocation": ["artifactLocation": artifact, "region": region] as JSONObject]
  }
}

extension String {
  /// The path with everything escaped that is neither a letter of ASCII nor plain.
  ///
  /// A colon too: before the first slash it would end the name of a scheme.
  fileprivate var escapedInReference: String {
    let plain = CharacterSet(
      charactersIn: "/-._~abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    return addingPercentEncoding(withAllowedCharacters: plain) ?? self
  }
}
