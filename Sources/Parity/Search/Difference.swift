import AppScreens
import TextLayout

/// Different displays of patterns after the same steps.
public struct Difference: Hashable, Sendable, Codable, CustomStringConvertible {
  /// A pattern and its display.
  public struct Shown: Hashable, Sendable, Codable {
    /// The name of the pattern.
    public let pattern: String

    /// Its display, on the widgets that not all patterns show alike.
    public let display: String
  }

  /// A step, and the displays of all patterns after it.
  public struct Moment: Hashable, Sendable, Codable {
    /// The step in its notation; nil for the new screen.
    public let step: String?

    /// The widgets of each pattern, in the order of the patterns.
    public let displays: [[Widget]]
  }

  /// The name of the app.
  public let app: String

  /// The steps from a new screen to the difference, in their notation.
  public let steps: [String]

  /// The display of each pattern then.
  public let shown: [Shown]

  /// The new screens and every step to the difference; none where a screen came to its end.
  public internal(set) var moments: [Moment] = []

  /// The name of the search that found it, such as `pumping`; nil if none did.
  public internal(set) var mechanism: String?

  /// The seed of the search that found it; 1 where it had none.
  private var seed: UInt64 = 1

  /// The number of steps when the difference was found, before any was left out.
  public internal(set) var foundAfter: Int

  /// True if leaving out steps was given up before nothing more could be left out.
  public internal(set) var isCutShort = false

  /// True if the same steps, taken again, show it again; what they do not show depends on more than steps.
  public internal(set) var isRepeatable = true

  /// True if a screen came to its end there, and its process with it.
  public internal(set) var isFatal = false

  /// The arguments with which a command over the patterns shows this again.
  public var again: [String] {
    if isFatal { return ["verify", app, "--isolated"] }
    guard isRepeatable, let arguments = StepRepetition.arguments(for: steps) else {
      return ["verify", app] + (seed == 1 ? [] : ["--seed", "\(seed)"])
    }
    return ["compare", app] + arguments
  }

  /// The difference between the displays of patterns after steps.
  init<Display: ScreenDisplay>(
    _ app: String, after steps: [String], between patterns: [String], showing displays: [Display]
  ) {
    self.app = app
    self.steps = steps
    foundAfter = steps.count
    shown = zip(patterns, Display.summaries(ofDifferencesBetween: displays)).map(Shown.init)
  }

  /// The steps and what each pattern showed after the last in one line, and how to see it again.
  public var description: String {
    let taken = StepRepetition.found(in: steps).shortened(\.words) { "… \($0) more …" }
    let place = steps.isEmpty ? "at first" : "after \(taken.joined(separator: ", "))"
    let displays = shown.map { "\($0.pattern) shows \($0.display)" }.joined(separator: ", ")
    let source = [app, mechanism].compactMap(\.self).joined(separator: ", ")
    return "patterns differ (\(source)) \(place): \(displays)"
      + (isRepeatable ? "" : "; the same steps do not show it again, which breaks S2")
      + (isCutShort ? " (there may be steps to leave out still)" : "")
      + "\n  again: \(again.map(\.shellQuoted).joined(separator: " "))"
  }
}

extension Difference {
  /// Takes note of the search that found it.
  mutating func note(_ search: Search) {
    mechanism = search.name
    switch search {
    case .states, .sequences: seed = 1
    case .random(_, let seed), .texts(_, let seed), .values(_, let seed), .pumping(_, let seed):
      self.seed = seed
    }
  }
}

extension Difference {
  /// The difference that one screen has come to its end.
  init(
    fatalTo app: String, steps: [String], shown: [Shown], foundAfter: Int, isCutShort: Bool
  ) {
    self.app = app
    self.steps = steps
    self.shown = shown
    self.foundAfter = foundAfter
    self.isCutShort = isCutShort
    isFatal = true
  }
}
