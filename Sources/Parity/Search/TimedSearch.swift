import AppScreens

/// The usual searches that depend on a seed, with one seed after another, until a time is over.
struct TimedSearch: SearchStrategy {
  let seconds: Int

  func run(on screens: inout some ScreensSideBySide, counting result: inout SearchResult) {
    let end = ContinuousClock.now + .seconds(seconds)
    var seed: UInt64 = 1_000
    while ContinuousClock.now < end, screens.isIdentical {
      for search in screens.app.usualSearches(gestures: 10_000, seed: seed)
      where search.dependsOnSeed && ContinuousClock.now < end && screens.isIdentical {
        var part = SearchResult(of: search, over: result.patterns)
        search.strategy.run(on: &screens, counting: &part)
        for quantity in SearchResult.Quantity.allCases { result[quantity] += part[quantity] }
      }
      seed += 1
    }
    result.isComplete = screens.isIdentical
  }
}

extension Search {
  /// True if another seed makes other steps.
  fileprivate var dependsOnSeed: Bool {
    switch self {
    case .states, .sequences, .guided, .steps: false
    case .random, .texts, .values, .pumping: true
    }
  }
}
