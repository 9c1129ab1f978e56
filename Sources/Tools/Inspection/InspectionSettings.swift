import Foundation
import TextLayout

/// The part of an inspection that a package decides for itself, in its file `.triptych.json`.
package struct InspectionSettings: Sendable {
  /// A mistake in such a file, with what would be right.
  package struct Mistake: Error, CustomStringConvertible {
    /// The mistake in words.
    package let description: String
  }

  /// The roles and patterns that are stated.
  package private(set) var hints = Roles.Hints()

  /// The severities of rules that differ from their own.
  package private(set) var severities: [String: Severity] = [:]

  /// The rules that are not judged, each with the reason.
  package private(set) var rulesOff: [String: String] = [:]

  /// The targets that are not inspected.
  package private(set) var excluded: Set<String> = []

  /// Settings that change nothing.
  package init() {}

  /// The settings in a file's text.
  ///
  /// - Throws: A `Mistake` for a text that is no JSON, or says what no settings can say.
  package init(json data: Data) throws(Mistake) {
    let object: Any
    do {
      object = try JSONSerialization.jsonObject(with: data)
    } catch {
      throw Mistake(description: "it is no JSON: \(error.localizedDescription)")
    }
    let settings = SettingsReader(object, at: "the file")
    try settings.allow(["targets", "patterns", "rules", "exclude"])
    excluded = Set(try settings.names("exclude"))
    for (name, pattern) in try settings.members("patterns") {
      hints.patterns[name] = try pattern.choice(of: Triad.Pattern.self)
    }
    for (target, roles) in try settings.members("targets") { try read(roles, of: target) }
    for (number, rule) in try settings.members("rules") { try read(rule, number: number) }
  }

  private static let roles: [(key: String, role: Role)] = [
    ("views", .view), ("mediators", .mediator), ("models", .model), ("ports", .port),
    ("screens", .screen),
  ]

  private mutating func read(_ target: SettingsReader, of name: String) throws(Mistake) {
    try target.allow(Self.roles.map(\.key) + ["pattern", "bystanders"])
    if let pattern = try target.member("pattern") {
      hints.patterns[name] = try pattern.choice(of: Triad.Pattern.self)
    }
    for (key, role) in Self.roles {
      hints.names[role, default: []].formUnion(try target.names(key).map { $0.qualified(by: name) })
    }
    hints.bystanders.formUnion(try target.names("bystanders").map { $0.qualified(by: name) })
  }

  private mutating func read(_ rule: SettingsReader, number: String) throws(Mistake) {
    let known = ArchitectureRule.all.map(\.number)
    guard known.contains(number) else {
      throw Mistake(
        description: "there is no rule \(number.quotedExcerpt); the rules are \(known.listed)")
    }
    try rule.allow(["severity", "reason"])
    let reason = try rule.member("reason")?.text().trimmingCharacters(in: .whitespaces) ?? ""
    guard let severity = try rule.member("severity") else {
      throw Mistake(description: "\(rule.place) has no \"severity\"")
    }
    if try severity.text() == "off" {
      guard !reason.isEmpty else {
        throw Mistake(
          description: "\(rule.place) switches the rule off without a \"reason\"; say why")
      }
      rulesOff[number] = reason
    } else {
      severities[number] = try severity.choice(of: Severity.self, or: "off")
    }
  }
}

extension String {
  /// The name with a module's before it, unless it has one.
  fileprivate func qualified(by module: String) -> String {
    contains(".") ? self : "\(module).\(self)"
  }
}
