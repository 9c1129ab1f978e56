import AppScreens

/// What came of exploring the states of patterns side by side until nothing new turned up.
public struct StateSpace: Sendable, Codable {
  /// The patterns that were compared: those that have a screen for the app.
  public let patterns: [String]

  /// How many states all screens together were found in, and told apart by reflection.
  public internal(set) var states = 0

  /// How many steps from one state to another, or back to the same, were taken.
  public internal(set) var transitions = 0

  /// Whether every step from every state was taken, so that the alphabet leads to no other that
  /// reflection tells apart.
  public internal(set) var isComplete = false

  /// The first difference, if there was one; after as few steps as possible.
  public internal(set) var difference: Difference?
}

extension AppDefinition {
  /// Takes every step of the alphabet, and replaces the view, from every state that turns up.
  ///
  /// States are told apart by reflection on everything the screens are made of. An app with states
  /// without number is given up at the limit.
  ///
  /// - Parameters:
  ///   - patterns: The patterns; one without a screen for the app is left out.
  ///   - limit: How many states are too many.
  /// - Returns: What was covered, and the first difference if there was one.
  /// - Complexity: O(*limit* · *a* · *d*) steps for *a* in the alphabet and states *d* steps deep.
  public func explore(_ patterns: [Pattern], states limit: Int = 200) -> StateSpace {
    var screens = SideBySide(self, in: patterns)
    var space = StateSpace(patterns: screens.patterns)
    guard !space.patterns.isEmpty else { return space }
    guard screens.isIdentical else {
      space.difference = shrunk([], on: screens)
      return space
    }
    let letters = alphabet.map(Step.gesture) + [.replaceView]
    var known: Set<Fingerprint> = [screens.fingerprint]
    var paths: [[Step<Gesture>]] = [[]]
    var isWhole = true
    var next = 0
    while next < paths.count {
      space.states = paths.count
      guard paths.count <= limit else { return space }
      let path = paths[next]
      next += 1
      for letter in letters {
        screens.renew()
        for step in path + [letter] { screens.take(step) }
        space.transitions += 1
        guard screens.isIdentical else {
          space.difference = shrunk(path + [letter], on: screens)
          return space
        }
        let fingerprint = screens.fingerprint
        isWhole = isWhole && fingerprint.isWhole
        if known.insert(fingerprint).inserted { paths.append(path + [letter]) }
      }
    }
    space.isComplete = isWhole
    return space
  }
}
