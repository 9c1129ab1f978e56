/// The coverage of a search, and the first difference that it found.
public struct SearchResult: Sendable, Codable {
  /// A quantity that a search counts.
  public enum Quantity: String, CaseIterable, CodingKeyRepresentable, Sendable, Codable {
    /// States of all screens together, told apart by reflection.
    case states

    /// Steps from one state to another, or back to the same.
    case transitions

    /// Sequences of gestures, shorter ones included.
    case sequences

    /// Gestures made.
    case gestures

    /// Runs, each on new screens.
    case runs

    /// Replacements of every view.
    case replacements
  }

  /// The search that was carried out.
  public let search: Search

  /// The patterns that were compared: those that have a screen for the app.
  public let patterns: [String]

  /// True if all was covered: every state there is, every sequence, every gesture asked for.
  public internal(set) var isComplete = false

  /// The first difference, if there was one.
  public internal(set) var difference: Difference?

  /// A finding for each pattern that differs from the specification, by the rule that it breaks.
  public var findings: [Finding] {
    guard let difference else { return [] }
    return difference.broken.map { Finding(difference, in: $0.pattern, check: search.name) }
  }

  /// The unexpected ends of processes that did not occur again, for which nobody is blamed.
  public internal(set) var unstable: [Finding] = []

  /// The limit or obstacle at which it was given up; nil if it was not.
  public internal(set) var obstacle: String?

  private var counts: [Quantity: Int] = [:]

  init(of search: Search, over patterns: [String]) {
    self.search = search
    self.patterns = patterns
  }

  /// The count of a quantity; 0 where the search does not count it.
  public internal(set) subscript(quantity: Quantity) -> Int {
    get { counts[quantity, default: 0] }
    set { counts[quantity] = newValue }
  }

  /// The number of times that the patterns were compared: transitions, sequences or random gestures.
  public var comparisons: Int {
    switch search {
    case .states: self[.transitions]
    case .sequences: self[.sequences]
    case .random, .texts, .values, .pumping: self[.gestures]
    }
  }
}
