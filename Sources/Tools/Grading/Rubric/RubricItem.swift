import SharedSuite
import TriptychInspection
import TriptychParity
import TriptychTerminal

/// One thing that a submission gets points for.
package struct RubricItem: Sendable {
  /// A kind of item, and so what decides it.
  package enum Kind: String, CaseIterable, Sendable, Codable {
    /// The scenarios of a rule.
    case rule

    /// A rule of architecture.
    case architecture

    /// Random steps, drawn anew for each student.
    case random

    /// The student's own scenarios, by the faulty screens that they find.
    case faultyScreens = "faulty-screens"

    /// The members that an item of this kind can have.
    var members: [String] {
      let own =
        switch self {
        case .rule: ["rule", "partial"]
        case .architecture: ["rule"]
        case .random: ["gestures", "reveal"]
        case .faultyScreens: [String]()
        }
      return ["id", "kind", "points", "needs", "visibility", "task", "app"] + own
    }
  }

  /// The time from which a student may see an item.
  package enum Visibility: String, CaseIterable, Sendable, Codable {
    case visible
    case hidden
    case afterDueDate = "after_due_date"
    case afterPublished = "after_published"
  }

  /// The part of a hidden item's finding that is shown.
  package enum Reveal: String, CaseIterable, Sendable, Codable {
    /// The verdict alone.
    case none

    /// The first steps that show it, no more than are needed.
    case first
  }

  /// The name; no other item has it.
  package internal(set) var id = ""

  /// The kind.
  package internal(set) var kind = Kind.rule

  /// The number of the rule; the name unless given.
  package internal(set) var rule: String?

  /// The app; all of them that have the rule unless given.
  package internal(set) var app: String?

  /// The points for it.
  package internal(set) var points = 0.0

  /// Indicates whether some of the points are given for some of the scenarios.
  package internal(set) var isPartial = false

  /// The names of the items without which it counts for nothing.
  package internal(set) var needs: [String] = []

  /// The time from which it may be seen.
  package internal(set) var visibility = Visibility.visible

  /// The number of the task that it belongs to, if it belongs to one.
  package internal(set) var task: Int?

  /// The number of random gestures.
  package internal(set) var gestures = 10_000

  /// The part of the finding that is shown where it is not visible.
  package internal(set) var reveal = Reveal.first

  /// The members that could not be read, or are missing.
  var faults: [DecodingError] = []

  /// The number of the rule that decides it.
  package var ruleNumber: String { rule ?? id }

  /// The statement of the rule that it is about.
  package func title(among apps: [any AppDefinition]) -> String {
    switch kind {
    case .rule: apps.lazy.compactMap { $0.statement(of: ruleNumber) }.first ?? id
    case .architecture: ArchitectureRule.all.first { $0.number == ruleNumber }?.statement ?? id
    case .random: "Random steps show what the rules say."
    case .faultyScreens: "Your own scenarios find faulty screens."
    }
  }
}

extension RubricItem: Decodable {
  private enum CodingKeys: CodingKey {
    case id, kind, points, needs, visibility, task, rule, app, partial, gestures, reveal
  }

  package init(from decoder: any Decoder) {
    var members = RubricMembers<CodingKeys>(of: decoder)
    id = members.need(.id) ?? ""
    kind = members.choice(.kind, isNeeded: true) ?? kind
    points = members.need(.points) ?? 0
    rule = members.read(.rule)
    app = members.read(.app)
    isPartial = members.read(.partial) ?? true
    needs = members.read(.needs) ?? []
    visibility = members.choice(.visibility) ?? .visible
    task = members.whole(.task)
    gestures = members.whole(.gestures) ?? gestures
    reveal = members.choice(.reveal) ?? .first
    faults = members.faults
  }
}

extension AppDefinition {
  /// The statement of a rule.
  fileprivate func statement(of number: String) -> String? {
    rules.first { $0.number == number }?.statement
  }
}
