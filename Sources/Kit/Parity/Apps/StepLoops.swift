import AppScreens

/// The loops that a search takes every step in.
///
/// They are requirements, with these as the only bodies, so that the compiler makes them for the types of
/// each app. Made for all apps at once, they would ask at every step how a gesture is copied.
extension AppDefinition {
  /// Takes steps on a screen.
  @inlinable public func displays(
    of screen: any Screen<Gesture, Display>, along steps: [Step<Gesture>],
    noting note: () -> Void
  ) -> [State?] {
    var displays: [State?] = []
    displays.reserveCapacity(steps.count + 1)
    for count in 0...steps.count {
      if count > 0 { Self.take(steps[count - 1], on: screen) }
      displays.append(screen.state)
      note()
    }
    return displays
  }

  @inlinable @inline(__always)
  static func take(_ step: Step<Gesture>, on screen: some Screen<Gesture, Display>) {
    switch step {
    case .gesture(let gesture): screen.perform(gesture)
    case .event(let event): screen.deliver(event)
    case .replaceView: screen.replaceView()
    }
  }
}

extension Specification {
  /// Takes steps in.
  @inlinable public func displays(along steps: [Step<Gesture>]) -> [ScreenState<Display>?] {
    var rules = self
    var displays: [ScreenState<Display>?] = []
    displays.reserveCapacity(steps.count + 1)
    displays.append(rules.state)
    for step in steps {
      rules.take(step)
      displays.append(rules.state)
    }
    return displays
  }
}
