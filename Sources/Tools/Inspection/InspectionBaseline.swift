import Foundation
import TriptychTextLayout

/// The findings that a package had when somebody first looked: only new ones count after that.
package struct InspectionBaseline: Sendable {
  private struct Form: Codable {
    var schema = InspectionBaseline.schema
    let findings: [String: Int]
  }

  private static let schema = "triptych.baseline.2"

  /// The number of times that each finding is known.
  private let counts: [String: Int]

  /// The baseline of findings.
  package init(_ findings: [InspectionFinding]) {
    counts = findings.reduce(into: [:]) { $0[$1.fingerprint, default: 0] += 1 }
  }

  /// The baseline in a file's text; nil for a text of another form.
  package init?(json data: Data) {
    guard let form = try? JSONDecoder().decode(Form.self, from: data), form.schema == Self.schema
    else { return nil }
    counts = form.findings
  }

  /// The baseline as a file's text, in which a change is a line.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Form(findings: counts)), as: UTF8.self) + "\n"
  }

  /// The findings that an inspection does not have any more, so that the file can be written anew.
  package func resolved(in inspection: PackageInspection) -> [String] {
    let now = Set(inspection.findings.map(\.fingerprint))
    return counts.keys.filter { !now.contains($0) }.sorted()
  }

  /// Sets aside the findings of an inspection that are known; one more of a kind is new.
  package func setAside(in inspection: inout PackageInspection) {
    var left = counts
    inspection.suppress { finding in
      guard let count = left[finding.fingerprint], count > 0 else { return nil }
      left[finding.fingerprint] = count - 1
      return "known before, by the baseline"
    }
  }
}
