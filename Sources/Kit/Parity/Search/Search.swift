import AppScreens

/// A search for a difference between patterns: the steps to take on all of them, side by side.
public enum Search: Hashable, Sendable, Codable {
  /// Every gesture, every event and a new view, from every state found, up to a number of states.
  case states(limit: Int)

  /// Every sequence of gestures and events, up to a number of them.
  case sequences(length: Int)

  /// A number of random gestures and events, which depend on the seed alone.
  case random(gestures: Int, seed: UInt64)

  /// A number of edits with invented texts, and of steps between them; none where there is no text.
  case texts(gestures: Int, seed: UInt64)

  /// A number of keys that make numbers near the limits; none where there are no such keys.
  case values(gestures: Int, seed: UInt64)

  /// A number of gestures and events, most of them repetitions of the same few.
  case pumping(gestures: Int, seed: UInt64)

  /// The number of random gestures of a quick look, as in a test.
  public static let fewGestures = 10_000

  /// The number of random gestures that find a fault which shows once in some ten thousand.
  public static let manyGestures = 100_000

  /// The part of the kit that carries it out.
  var strategy: any SearchStrategy {
    switch self {
    case .states(let limit): StateSearch(limit: limit)
    case .sequences(let length): SequenceSearch(length: length)
    case .random(let gestures, let seed): RandomSearch(gestures: gestures, seed: seed)
    case .texts(let gestures, let seed): TextSearch(gestures: gestures, seed: seed)
    case .values(let gestures, let seed): ValueSearch(gestures: gestures, seed: seed)
    case .pumping(let gestures, let seed): PumpingSearch(gestures: gestures, seed: seed)
    }
  }
}

/// A choice of steps to take on screens side by side.
protocol SearchStrategy {
  /// Takes steps until the screens differ, or until there are no more to take.
  ///
  /// - Parameters:
  ///   - screens: New screens that show the same; left at the difference, if there is one.
  ///   - result: Where it is counted what was covered.
  func run(on screens: inout some ScreensSideBySide, counting result: inout SearchResult)
}

extension AppDefinition {
  /// Takes the steps of a search on several patterns at once, until two of them show different displays.
  ///
  /// Of the steps to a difference, those are left out that it does not need, and gestures simplified.
  ///
  /// - Parameters:
  ///   - search: The steps to take.
  ///   - patterns: The patterns; one without a screen for the app is left out.
  /// - Returns: What was covered, and the first difference if there was one.
  public func search(_ search: Search, over patterns: [Pattern]) -> SearchResult {
    var screens = SideBySide(self, in: patterns)
    var result = SearchResult(of: search, over: screens.patterns)
    guard !screens.patterns.isEmpty else { return result }
    return UnfinishedRun.during("\(name), \(search.name)") {
      if screens.isIdentical { search.strategy.run(on: &screens, counting: &result) }
      result.difference = screens.shrunkDifference()
      result.difference?.note(search)
      return result
    }
  }

  /// The searches of a report: states, short sequences, and at random all others that suit the app.
  ///
  /// - Parameters:
  ///   - states: How many states to find at most; as many as the app says unless given.
  ///   - length: How many gestures the longest sequences have; unless given, as many as keep it to
  ///     five thousand sequences.
  ///   - gestures: How many random gestures to make; the other searches by chance make a share of that.
  ///   - seed: The seed of all chance.
  /// - Returns: One search of each kind.
  public func usualSearches(
    states: Int? = nil, length: Int? = nil, gestures: Int = Search.fewGestures, seed: UInt64 = 1
  ) -> [Search] {
    [
      .states(limit: states ?? usualStates), .sequences(length: length ?? usualLength),
      .random(gestures: gestures, seed: seed),
    ] + (StepCorpus(self).hasTexts ? [.texts(gestures: gestures / 4, seed: seed)] : [])
      + (NumberKeys(self) != nil ? [.values(gestures: gestures / 4, seed: seed)] : [])
      + [.pumping(gestures: gestures / 2, seed: seed)]
  }
}
