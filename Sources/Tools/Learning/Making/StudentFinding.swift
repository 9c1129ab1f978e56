import Foundation
import TriptychParity
import TriptychTerminal
import TriptychToolSupport

/// Steps that show a fault of a student's screen, as `verify` and `grade` write them.
package struct StudentFinding {
  /// The name of the app.
  package let app: String

  /// The number of the broken rule; empty where no scenario shows the fault.
  let rule: String

  /// The steps, in their notation; none for a new screen.
  let steps: [String]

  /// The condition under which they show it.
  let condition: Condition

  /// The seed of what the condition draws.
  let seed: UInt64

  /// The findings in what `verify --format json` or `grade --format json-lines` has written; at least one, and all
  /// on one app.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The file's name, for the error.
  /// - Returns: The findings whose steps show them again, in the order of the file.
  /// - Throws: A `LearnFailure` for another text, or for one without steps that show a fault.
  package static func all(in text: String, of file: String) throws(LearnFailure) -> [Self] {
    let objects = try values(in: text, of: file).flatMap { Self.objects(in: $0) }
    let reported = objects.filter { $0["again"] != nil && $0["app"] is String }
    guard !reported.isEmpty else {
      guard objects.contains(where: { ($0["schema"] as? String)?.hasPrefix("triptych") == true })
      else {
        throw LearnFailure(
          "\(file) has no finding; name a file of verify --format json or grade --format json-lines"
        )
      }
      let reasons = objects.compactMap { $0["reasons"] as? [String] }.flatMap(\.self)
      throw LearnFailure(
        reasons.isEmpty
          ? "there is no finding in \(file): nothing that was tried is broken"
          : "there is no finding in \(file), since it was not run: \(reasons.listed)")
    }
    let findings = reported.compactMap { Self(from: $0) }
    guard !findings.isEmpty else {
      throw LearnFailure(
        """
        no steps in \(file) show the fault again by themselves, so no exercise could ask for them: \
        it depends on other screens, on chance, or on more steps than one can read
        """)
    }
    let apps = findings.map(\.app).uniqued
    guard apps.count == 1 else {
      throw LearnFailure(
        "\(file) has findings on \(apps.listed); leave in it those on the app of the exercise")
    }
    return findings
  }

  /// A finding from its members; nil where its steps alone do not show it.
  private init?(from object: [String: Any]) {
    let again = object["again"] as? [String] ?? []
    func value(after option: String) -> String? {
      again.firstIndex(of: option).flatMap { again.dropFirst($0 + 1).first }
    }
    guard let app = object["app"] as? String,
      let condition = value(after: "--under").flatMap(Condition.init)
    else { return nil }
    let moments = (object["moments"] as? [[String: Any]])?.compactMap { $0["step"] as? String }
    (self.app, self.condition) = (app, condition)
    rule = object["rule"] as? String ?? ""
    steps = object["steps"] as? [String] ?? moments ?? []
    seed = value(after: "--seed").flatMap { UInt64($0) } ?? 1
  }

  /// The values of JSON in a text: one, or one on each line.
  private static func values(in text: String, of file: String) throws(LearnFailure) -> [Any] {
    let isWhole = JSONFault(in: Data(text.utf8)) == nil
    let lines = text.split(whereSeparator: \.isNewline)
    let parts = isWhole || lines.isEmpty ? [text[...]] : lines
    var values: [Any] = []
    for part in parts {
      do {
        values.append(try JSONSerialization.jsonObject(with: Data(part.utf8)))
      } catch {
        let fault = JSONFault(in: Data(part.utf8))?.text ?? error.reason
        throw LearnFailure("\(file) is not a file of findings: \(fault)")
      }
    }
    return values
  }

  /// The objects in a value of JSON, itself among them, the outer ones first.
  private static func objects(in value: Any) -> [[String: Any]] {
    if let list = value as? [Any] { return list.flatMap(objects) }
    guard let object = value as? [String: Any] else { return [] }
    return [object]
      + object.sorted { $0.key < $1.key }.map(\.value).flatMap { objects(in: $0) }
  }
}
