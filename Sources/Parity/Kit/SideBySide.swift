import AppScreens

/// A screen of one app in each of several patterns, all given the same steps.
public struct SideBySide<Subject: App> {
  /// The names of the patterns that have a screen for the app, in order.
  public let patterns: [String]

  private let screens: [any Screen<Subject.Gesture, Subject.Display>]

  /// New screens, one for each pattern; a pattern without a screen for the app is left out.
  public init(_ app: Subject, in patterns: [Pattern]) {
    let screens = patterns.compactMap { pattern in
      app.screenFactory(in: pattern).map { (pattern: pattern.name, screen: $0()) }
    }
    self.patterns = screens.map(\.pattern)
    self.screens = screens.map(\.screen)
  }

  /// Lets the same step happen on every screen.
  public func take(_ step: Step<Subject.Gesture>) {
    for screen in screens { screen.take(step) }
  }

  /// What each pattern shows, in the order of the patterns.
  public var displays: [Subject.Display] {
    screens.map { $0.display }
  }

  /// Whether all patterns show the same.
  public var isIdentical: Bool {
    guard let first = screens.first?.display else { return true }
    return screens.dropFirst().allSatisfy { $0.display == first }
  }
}
