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
  /// - Throws: A `Mistake` for a text that is not JSON, or says what no settings can say.
  package init(json data: Data) throws(Mistake) {
    do {
      let form = try JSONDecoder().decode(SettingsForm.self, from: data)
      excluded = Set(form.exclude ?? [])
      hints.patterns = form.patterns ?? [:]
      for (name, target) in form.targets ?? [:] { state(target, of: name) }
      for (number, rule) in form.rules ?? [:] { try weigh(rule, number: number) }
    } catch let mistake as Mistake {
      throw mistake
    } catch {
      throw Mistake(description: error.place)
    }
  }

  private mutating func state(_ target: SettingsForm.Target, of name: String) {
    hints.patterns[name] = target.pattern
    let roles: [(Role, [String]?)] = [
      (.view, target.views), (.mediator, target.mediators), (.model, target.models),
      (.port, target.ports), (.screen, target.screens),
    ]
    for (role, names) in roles {
      hints.names[role, default: []].formUnion((names ?? []).map { $0.qualified(by: name) })
    }
    hints.ignored.formUnion((target.ignored ?? []).map { $0.qualified(by: name) })
  }

  private mutating func weigh(_ rule: SettingsForm.Rule, number: String) throws(Mistake) {
    let known = ArchitectureRule.all.map(\.number)
    guard known.contains(number) else {
      throw Mistake(
        description: "there is no rule \(number.quotedExcerpt); the rules are \(known.listed)")
    }
    if rule.severity != "off" {
      guard let severity = Severity(rawValue: rule.severity) else {
        let all = Severity.allCases.map(\.rawValue) + ["off"]
        throw Mistake(
          description:
            "the severity of \(number) is one of \(all.listed), not \(rule.severity.quotedExcerpt)")
      }
      severities[number] = severity
    } else if let reason = rule.reason, !reason.allSatisfy(\.isWhitespace) {
      rulesOff[number] = reason
    } else {
      throw Mistake(description: "\(number) is switched off without a \"reason\"; say why")
    }
  }
}

extension String {
  /// The name with a module's before it, unless it has one.
  fileprivate func qualified(by module: String) -> String {
    contains(".") ? self : "\(module).\(self)"
  }
}
