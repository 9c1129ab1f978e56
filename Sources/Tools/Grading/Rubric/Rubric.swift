import Inspection

/// A rubric: what a submission is judged by, within which limits, and for how many points.
package struct Rubric: Sendable {
  /// The version of the form, which every rubric names.
  package static let schema = "triptych/rubric/1"

  /// The names of the apps.
  package internal(set) var apps: [String] = []

  /// The pattern that is asked for; nil where any will do.
  package internal(set) var pattern: Triad.Pattern?

  /// The name of the property that holds the submission's pattern; nil where there is only one.
  package internal(set) var entry: String?

  /// The modules that a submission may import.
  package internal(set) var modules = ["AppModels", "AppScreens"]

  /// The functions of C that a submission may need.
  package internal(set) var symbols = SymbolPolicy.usualSymbols

  /// The limits within which a submission must keep.
  package internal(set) var limits = GradingLimits()

  /// The items, in the order of the report.
  package internal(set) var items: [RubricItem] = []

  /// The most points that there are.
  package var points: Double { items.reduce(0) { $0 + $1.points } }

  /// The same for the reference, whose pattern's name is its own.
  package var ofReference: Rubric {
    var rubric = self
    rubric.entry = nil
    return rubric
  }
}
