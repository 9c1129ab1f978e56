import AppScreens

/// The loops that a search takes every step in.
///
/// They are requirements, with these as the only bodies, so that the compiler makes them for the types of
/// each app. Made for all apps at once, they would ask at every step how a gesture is copied.
extension AppDefinition {
  /// Takes steps on a screen.
  @inlinable public func displays(
    of screen: any Screen<Gesture, Display>, along steps: [Step<Gesture>], unread: Int,
    noting note: () -> Void
  ) -> [State?] {
    var displays: [State?] = []
    displays.reserveCapacity(steps.count + 1)
    for count in 0...steps.count {
      if count > 0 { Self.take(steps[count - 1], on: screen) }
      displays.append(count < unread ? nil : screen.state)
      note()
    }
    return displays
  }

  /// Takes the same steps and then one of several others, each time on a new screen.
  @inlinable public func displays(
    of makeScreen: () -> any Screen<Gesture, Display>, after steps: [Step<Gesture>],
    andEachOf lastSteps: [Step<Gesture>], noting note: () -> Void
  ) -> [State?] {
    lastSteps.map { last in
      let screen = makeScreen()
      for step in steps { Self.take(step, on: screen) }
      Self.take(last, on: screen)
      note()
      return screen.state
    }
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
