/// One thing that a submission gets points for.
package struct RubricItem: Sendable {
  /// A kind of item, and so what decides it.
  package enum Kind: String, CaseIterable, Sendable, Codable {
    /// The scenarios of a rule.
    case rule

    /// A rule of architecture.
    case architecture

    /// Steps that nobody wrote, drawn anew for each student.
    case random

    /// The student's own scenarios, by the wrong screens that they find.
    case specimens

    /// The members that only items of this kind have.
    var members: [String] {
      switch self {
      case .rule: ["rule", "app", "partial"]
      case .architecture: ["rule", "app"]
      case .random: ["app", "gestures", "reveal"]
      case .specimens: ["app"]
      }
    }
  }

  /// The time from which a student may see an item.
  package enum Visibility: String, CaseIterable, Sendable, Codable {
    case visible
    case hidden
    case afterDueDate = "after_due_date"
    case afterPublished = "after_published"
  }

  /// The part of a hidden item's finding that is told.
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

  /// The part of the finding that is told where it is not visible.
  package internal(set) var reveal = Reveal.first

  /// The line in the rubric's file.
  package internal(set) var line = 0

  /// The number of the rule that decides it.
  package var ruleNumber: String { rule ?? id }
}
