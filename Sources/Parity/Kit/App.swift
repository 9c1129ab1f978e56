import AppScreens

/// An app as the kit knows it: its types, its rules, and how to draw a random gesture.
public protocol App: Sendable {
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

  /// Draws a gesture that a person, or a person looking for trouble, could make.
  func randomGesture(using generator: inout SeededGenerator) -> Gesture
}

extension App {
  /// The app's rules, and for each way of running scenarios that none of them needs, the kit's own.
  ///
  /// So S2, S3 and S4 are decided for every app, listed or not.
  public var allRules: [Rule<Gesture, Display>] {
    let rules = rules
    let own: [Rule<Gesture, Display>] = [.independence(), .replaceableView(), .release()]
    return own.filter { rule in !rules.contains { $0.way == rule.way } } + rules
  }

  /// How a pattern makes a screen for this app, if it can.
  public func screenFactory(
    in pattern: Pattern
  ) -> (@Sendable () -> any Screen<Gesture, Display>)? {
    pattern.screenFactory(Gesture.self, Display.self)
  }
}
