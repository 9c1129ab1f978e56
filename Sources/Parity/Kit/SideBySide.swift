import AppScreens

/// A screen of one app in each of several patterns, all given the same steps.
public struct SideBySide<Subject: AppDefinition> {
  /// The names of the patterns that have a screen for the app, in order.
  public let patterns: [String]

  private let factories: [@Sendable () -> any Screen<Subject.Gesture, Subject.Display>]
  private var screens: [any Screen<Subject.Gesture, Subject.Display>]

  /// New screens, one for each pattern; a pattern without a screen for the app is left out.
  public init(_ app: Subject, in patterns: [Pattern]) {
    let able = patterns.compactMap { pattern in
      app.screenFactory(in: pattern).map { (pattern: pattern.name, makeScreen: $0) }
    }
    self.patterns = able.map(\.pattern)
    factories = able.map(\.makeScreen)
    screens = factories.map { $0() }
  }

  /// Begins anew, with new screens.
  public mutating func renew() {
    for index in screens.indices { screens[index] = factories[index]() }
  }

  /// Lets a person do the same on every screen.
  public func perform(_ gesture: Subject.Gesture) {
    for index in screens.indices { screens[index].perform(gesture) }
  }

  /// Replaces every view.
  public func replaceViews() {
    for screen in screens { screen.replaceView() }
  }

  /// Lets the same step happen on every screen.
  public func take(_ step: Step<Subject.Gesture>) {
    for screen in screens { screen.take(step) }
  }

  /// The state of all screens together.
  var fingerprint: Fingerprint {
    Fingerprint(of: screens.map { $0 })
  }

  /// What each pattern shows, in the order of the patterns.
  public var displays: [Subject.Display] {
    screens.map { $0.display }
  }

  /// Whether all patterns show the same.
  public var isIdentical: Bool {
    guard let first = screens.first?.display else { return true }
    for index in 1..<screens.count where screens[index].display != first { return false }
    return true
  }
}
