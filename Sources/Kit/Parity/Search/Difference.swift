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

  /// A pattern that differs from the specification, and the rule that it most likely breaks.
  public struct Broken: Hashable, Sendable, Codable {
    /// The name of the pattern.
    public let pattern: String

    /// The number of the rule.
    public let rule: String

    /// The statement of the rule.
    public let statement: String

    /// The hint at where to look, if the rule has one.
    public let hint: String?

    init<Gesture, Display>(_ rule: Rule<Gesture, Display>, by pattern: String) {
      self.pattern = pattern
      self.rule = rule.number
      statement = rule.statement
      hint = rule.hint
    }
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

  /// The patterns that differ from the specification, each with its rule; none without one.
  public internal(set) var broken: [Broken] = []

  /// The new screens and every step to the difference; none where a screen came to its end.
  public internal(set) var moments: [Moment] = []

  /// The name of the search that found it, such as `pumping`; nil if none did.
  public internal(set) var mechanism: String?

  /// The seed of the search that found it; 1 where it had none.
  private var seed: UInt64 = 1

  /// The number of steps when the difference was found, before any was left out.
  public internal(set) var foundAfter: Int

  /// True if shortening was given up early, so that fewer steps may do.
  public internal(set) var isCutShort = false

  /// True if the same steps, taken again, show it again; if not, it depends on more than steps.
  public internal(set) var isRepeatable = true

  /// True if a screen came to its end there, and its process with it.
  public internal(set) var isFatal = false

  /// The arguments with which a command over the patterns shows this again.
  public var again: [String] {
    let arguments = isRepeatable ? StepRepetition.arguments(for: steps) : nil
    if let arguments, !isFatal { return ["compare", app] + arguments }
    if isFatal { return ["verify", app, "--isolated"] }
    return ["verify", app] + (seed == 1 ? [] : ["--seed", "\(seed)"])
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

  /// Such as `FF2 broken by MVP`; `patterns differ` where nobody knows who is wrong.
  package var verdict: String {
    broken.isEmpty
      ? "patterns differ"
      : broken.map { "\($0.rule) broken by \($0.pattern)" }.joined(separator: ", ")
  }

  /// The steps and what each pattern showed after the last in one line, and how to see it again.
  public var description: String {
    let taken = StepRepetition.found(in: steps).shortened(\.words) { "… \($0) more …" }
    let place = steps.isEmpty ? "at first" : "after \(taken.joined(separator: ", "))"
    let displays = shown.map { "\($0.pattern) shows \($0.display)" }.joined(separator: ", ")
    let source = [app, mechanism].compactMap(\.self).joined(separator: ", ")
    return "\(verdict) (\(source)) \(place): \(displays)"
      + (isRepeatable ? "" : "; the same steps do not show it again, which breaks S2")
      + (isCutShort ? " (there may be steps to leave out still)" : "")
      + broken.compactMap(\.hint).uniqued.map { "\n  look: \($0)" }.joined()
      + "\n  again: \(again.map(\.shellQuoted).joined(separator: " "))"
  }
}

extension Difference {
  /// Says which rules are broken, by which patterns, if the app has a specification.
  mutating func attribute<Subject: AppDefinition>(
    _ app: Subject, _ steps: [Step<Subject.Gesture>], _ displays: [Subject.Display]
  ) {
    guard shown.first?.pattern == .specification else { return }
    guard isRepeatable else {
      guard let rule = app.allRules.first(where: { $0.mode == .besideAnother }) else { return }
      let wrong = zip(shown, displays).filter { $1 != displays[0] }.map(\.0.pattern)
      broken = wrong.map { Broken(rule, by: $0) }
      return
    }
    guard
      let attribution = Attribution(app, after: steps, isMinimal: !isCutShort)
    else { return }
    broken = zip(shown, displays).compactMap { shown, display in
      attribution.rule(brokenBy: display).map { Broken($0, by: shown.pattern) }
    }
  }

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
