import Foundation
import HostSystem
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
  /// - Throws: A `Mistake` for a text that is not JSON, or says what no settings can say.
  package init(json data: Data) throws(Mistake) {
    do {
      let form = try JSONDecoder().decode(Form.self, from: data)
      excluded = Set(form.exclude ?? [])
      hints.patterns = form.patterns ?? [:]
      for (name, target) in form.targets ?? [:] { state(target, of: name) }
      for (number, rule) in form.rules ?? [:] { try weigh(rule, number: number) }
    } catch {
      throw error as? Mistake ?? Mistake(description: error.reason)
    }
  }

  private mutating func state(_ target: Form.Target, of module: String) {
    hints.patterns[module] = target.pattern
    for (entry, names) in target.names {
      let names = names.map { $0.contains(".") ? $0 : "\(module).\($0)" }
      if let role = Form.Target.roles[entry] {
        hints.names[role, default: []].formUnion(names)
      } else {
        hints.ignored.formUnion(names)
      }
    }
  }

  private mutating func weigh(_ rule: Form.Rule, number: String) throws(Mistake) {
    let known = ArchitectureRule.all.map(\.number)
    guard known.contains(number) else {
      throw Mistake(
        description: "there is no rule \(number.quotedExcerpt); the rules are \(known.listed)")
    }
    if let severity = Severity(rawValue: rule.severity) {
      severities[number] = severity
    } else if rule.severity != "off" {
      let all = Severity.allCases.map(\.rawValue) + ["off"]
      throw Mistake(
        description:
          "the severity of \(number) is one of \(all.listed), not \(rule.severity.quotedExcerpt)")
    } else if let reason = rule.reason, !reason.allSatisfy(\.isWhitespace) {
      rulesOff[number] = reason
    } else {
      throw Mistake(description: "\(number) is switched off without a \"reason\"; say why")
    }
  }
}

/// The form of a file of settings; an entry that it does not have is a mistake.
private struct Form: Decodable {
  struct Target: Decodable {
    static let roles: [String: Role] = [
      "views": .view, "mediators": .mediator, "models": .model, "ports": .port, "screens": .screen,
    ]

    let pattern: Triad.Pattern?
    var names: [String: [String]] = [:]

    init(from decoder: any Decoder) throws {
      let lists = Self.roles.keys.sorted() + ["ignored"]
      let entries = try decoder.entries(["pattern"] + lists)
      pattern = try entries.decodeIfPresent(Triad.Pattern.self, forKey: Entry("pattern"))
      for list in lists {
        names[list] = try entries.decodeIfPresent([String].self, forKey: Entry(list))
      }
    }
  }

  struct Rule: Decodable {
    let severity: String
    let reason: String?
  }

  let targets: [String: Target]?
  let patterns: [String: Triad.Pattern]?
  let rules: [String: Rule]?
  let exclude: [String]?

  init(from decoder: any Decoder) throws {
    let entries = try decoder.entries(["targets", "patterns", "rules", "exclude"])
    targets = try entries.decodeIfPresent([String: Target].self, forKey: Entry("targets"))
    patterns = try entries.decodeIfPresent([String: Triad.Pattern].self, forKey: Entry("patterns"))
    rules = try entries.decodeIfPresent([String: Rule].self, forKey: Entry("rules"))
    exclude = try entries.decodeIfPresent([String].self, forKey: Entry("exclude"))
  }
}

/// The name of an entry.
private struct Entry: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// The entries of an object, all of which are known.
  fileprivate func entries(_ known: [String]) throws -> KeyedDecodingContainer<Entry> {
    let entries = try container(keyedBy: Entry.self)
    let unknown = entries.allKeys.map(\.stringValue).sorted().first { !known.contains($0) }
    guard let unknown else { return entries }
    let place = codingPath.map(\.stringValue).joined(separator: ".")
    throw InspectionSettings.Mistake(
      description: """
        \(place.isEmpty ? "the file" : place) has \(unknown.quotedExcerpt), and can have \
        \(known.listed)
        """)
  }
}
