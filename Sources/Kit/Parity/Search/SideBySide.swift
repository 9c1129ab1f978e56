import AppScreens

/// Screens of one app in several patterns, all given the same steps.
public struct SideBySide<Subject: AppDefinition> {
  /// The names of the patterns that have a screen for the app, in order.
  public let patterns: [String]

  /// The steps taken so far on the present screens.
  public private(set) var steps: [Step<Subject.Gesture>] = []

  let app: Subject
  private let factories: [@Sendable () -> any Screen<Subject.Gesture, Subject.Display>]
  private var screens: [any Screen<Subject.Gesture, Subject.Display>]

  /// New screens, one for each pattern; a pattern without a screen for the app is left out.
  public init(_ app: Subject, in patterns: [Pattern]) {
    let able = patterns.compactMap { pattern in
      app.screenFactory(in: pattern).map { (pattern: pattern.name, makeScreen: $0) }
    }
    self.app = app
    self.patterns = able.map(\.pattern)
    factories = able.map(\.makeScreen)
    screens = factories.map { $0() }
  }

  /// Begins anew, with new screens.
  public mutating func renew() {
    steps.removeAll(keepingCapacity: true)
    for index in 0..<screens.count { screens[index] = factories[index]() }
  }

  /// Lets the same step happen on every screen.
  public mutating func take(_ step: Step<Subject.Gesture>) {
    steps.append(step)
    switch step {
    case .gesture(let gesture):
      for index in 0..<screens.count { screens[index].perform(gesture) }
    case .event(let event):
      for index in 0..<screens.count { screens[index].happen(event) }
    case .replaceView:
      for index in 0..<screens.count { screens[index].replaceView() }
    }
  }

  /// The state of all screens together.
  var fingerprint: Fingerprint {
    Fingerprint(of: screens.map { $0 })
  }

  /// The display of each pattern, in the order of the patterns.
  public var displays: [Subject.Display] {
    screens.map { $0.display }
  }

  /// True if all patterns show the same.
  public var isIdentical: Bool {
    guard screens.count > 1 else { return true }
    let first = screens[0].display
    for index in 1..<screens.count where screens[index].display != first { return false }
    return true
  }

  /// The difference that the patterns show now; nil when all show the same.
  public var difference: Difference? {
    isIdentical
      ? nil
      : Difference(
        app.name, after: steps.map(\.notation), between: patterns, showing: displays)
  }
}

extension SideBySide {
  /// The difference that the patterns show now, or an earlier one, after no more steps than it needs.
  func shrunkDifference() -> Difference? {
    guard var found = difference else { return nil }
    var screens = self
    guard screens.differ(after: steps) else {
      found.isRepeatable = false
      found.attribute(app, steps, displays)
      return found
    }
    let shrinking = Shrinking(steps, of: app) { screens.differ(after: $0) }
    guard screens.differ(after: shrinking.steps), var shrunk = screens.difference else {
      return found
    }
    shrunk.foundAfter = steps.count
    shrunk.isCutShort = shrinking.isCutShort
    shrunk.attribute(app, screens.steps, screens.displays)
    shrunk.moments = screens.moments()
    return shrunk
  }

  /// Begins anew, and takes steps until the patterns differ; false if they never do.
  private mutating func differ(after steps: [Step<Subject.Gesture>]) -> Bool {
    renew()
    for step in steps {
      guard isIdentical else { return true }
      take(step)
    }
    return !isIdentical
  }

  /// The displays at first and after each of the steps, which are taken once more.
  private mutating func moments() -> [Difference.Moment] {
    let taken = steps
    renew()
    let first = Difference.Moment(step: nil, displays: displays.map(\.widgets))
    return [first]
      + taken.map { step in
        take(step)
        return Difference.Moment(step: step.notation, displays: displays.map(\.widgets))
      }
  }
}
