import Foundation

/// What `verify --format json` says, as far as deviations need it.
package struct Verification: Decodable {
  /// The verdict on one rule of behaviour.
  struct Rule: Decodable {
    let rule: String
    let verdict: String
  }

  /// The verdicts on a pattern.
  struct Pattern: Decodable {
    let pattern: String
    let rules: [Rule]

    /// The broken rule that explains best what is wrong; nil if none is broken.
    let next: String?
  }

  /// The verdicts on an app.
  struct Report: Decodable {
    let app: String
    let patterns: [Pattern]
  }

  /// The verdict on one rule of architecture.
  struct Trial: Decodable {
    let rule: String
    let app: String
    let pattern: String
    let verdict: String
  }

  let reports: [Report]
  let architecture: [Trial]

  /// Reads what the command has printed.
  package init(json: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }

  /// The rules that a pattern was seen to break; `nil` in it if the pattern does not have the app.
  func broken(by pattern: String, on app: String) -> Set<String?> {
    let rules = rules(of: pattern, on: app)
    let behaviour = rules.compactMap { $0.verdict == "holds" || $0.verdict == "notRun" ? nil : $0 }
    let trials = architecture.filter {
      $0.pattern == pattern && $0.app == app && $0.verdict == "broken"
    }
    let isWritten = !rules.contains { $0.verdict == "notWritten" }
    return isWritten ? Set(behaviour.map(\.rule) + trials.map(\.rule)) : [nil]
  }

  /// The rule that explains best what is wrong with a pattern; nil if nothing is.
  func leadingRule(of pattern: String, on app: String) -> String? {
    self.pattern(pattern, on: app)?.next
  }

  /// The number of rules that could not be decided, but for S8 on text fields, which not every app has.
  func notRun(by pattern: String, on app: String) -> Int {
    rules(of: pattern, on: app).count { $0.verdict == "notRun" && $0.rule != "S8" }
  }

  private func rules(of pattern: String, on app: String) -> [Rule] {
    self.pattern(pattern, on: app)?.rules ?? []
  }

  private func pattern(_ name: String, on app: String) -> Pattern? {
    reports.first { $0.app == app }?.patterns.first { $0.pattern == name }
  }
}
