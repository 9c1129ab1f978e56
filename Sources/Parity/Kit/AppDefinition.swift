import AppScreens

/// An app as the kit knows it: its types, its rules, and the gestures to try.
public protocol AppDefinition: Sendable {
  /// What a person can do.
  associatedtype Gesture: ScreenGesture

  /// What a person sees.
  associatedtype Display: ScreenDisplay

  /// The name by which a command calls the app, such as `four-function`.
  var name: String { get }

  /// The name by which people call the app.
  var title: String { get }

  /// What a person can do, in the notation, for a help page: `green=on, green=off, …`.
  var notation: String { get }

  /// The gestures, in their notation, that show the app off in a minute.
  var demonstration: [String] { get }

  /// What the app does, rule by rule, the rules of every screen first.
  var rules: [Rule<Gesture, Display>] { get }

  /// Gestures worth trying in every order: all that there are, or where they are without number, a
  /// few that matter.
  var alphabet: [Gesture] { get }

  /// Draws a gesture beyond the alphabet, such as a text that nobody thought of; nil by default.
  func inventGesture(using generator: inout SeededGenerator) -> Gesture?

  /// Gestures somewhat simpler than one, such as a shorter text, simplest first; none by default.
  func simplifications(of gesture: Gesture) -> [Gesture]

  /// Gives several patterns the same random steps, until two of them show different displays.
  ///
  /// The kit does this for every app; an app has nothing to add.
  func lockstep(of patterns: [Pattern], gestures: Int, seed: UInt64) -> Lockstep

  /// Gives several patterns every sequence of the alphabet's gestures up to a length.
  ///
  /// The kit does this for every app; an app has nothing to add.
  func exhaust(_ patterns: [Pattern], upTo length: Int) -> Exhaustion

  /// Takes every step of the alphabet, and replaces the view, from each state that turns up.
  ///
  /// The kit does this for every app; an app has nothing to add.
  func explore(_ patterns: [Pattern], states limit: Int) -> StateSpace
}

extension AppDefinition {
  /// No simpler gestures.
  public func simplifications(of gesture: Gesture) -> [Gesture] {
    []
  }

  /// No gesture beyond the alphabet.
  public func inventGesture(using generator: inout SeededGenerator) -> Gesture? {
    nil
  }

  /// The app's rules, and for each way of running scenarios that none of them needs, the kit's own.
  ///
  /// So S2 to S5 are decided for every app, listed or not.
  public var allRules: [Rule<Gesture, Display>] {
    let rules = rules
    precondition(
      Set(rules.map(\.number)).count == rules.count, "two rules of \(name) have the same number")
    let own: [Rule<Gesture, Display>] = [
      .endurance(), .independence(), .replaceableView(), .release(),
    ]
    return rules + own.filter { rule in !rules.contains { $0.mode == rule.mode } }
  }

  /// How a pattern makes a screen for this app, if it can.
  public func screenFactory(
    in pattern: Pattern
  ) -> (@Sendable () -> any Screen<Gesture, Display>)? {
    pattern.screenFactory(Gesture.self, Display.self)
  }
}
