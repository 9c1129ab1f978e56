import AppScreens

/// A mode of running a scenario, and so of what it can decide.
public enum RunMode: CaseIterable, Sendable {
  /// As it is written: each display must be the one that the scenario gives.
  case asWritten

  /// To its end: nothing is judged but that the screen survives.
  case enduring

  /// Beside another screen on which other gestures are made: the same must be seen as without it.
  case besideAnother

  /// Replacing the view at each step: the same must be seen as without.
  case replacingViews

  /// Answering every request of the screen as soon as it is withdrawn: the same must be seen as
  /// without.
  case answeringWithdrawn

  /// Watching what is released: each view as it is replaced, everything with the screen.
  case watchingRelease

  /// Letting go of the screen while its world stays: nobody waits for anything there any more.
  case leavingTheWorld

  /// The end of a check's name, behind the name of its scenario.
  var suffix: String {
    switch self {
    case .asWritten: ""
    case .enduring: ", to its end"
    case .besideAnother: ", beside another screen"
    case .replacingViews: ", replacing the view at each step"
    case .answeringWithdrawn: ", answering what is withdrawn"
    case .watchingRelease: ", watching what is released"
    case .leavingTheWorld: ", leaving the world behind"
    }
  }

  /// Indicates whether the steps alone show again what such a run finds.
  var isRepeatable: Bool {
    switch self {
    case .asWritten, .enduring, .replacingViews: true
    case .besideAnother, .answeringWithdrawn, .watchingRelease, .leavingTheWorld: false
    }
  }

  /// Indicates whether a rule that is decided in this mode is decided by its own scenarios as well, as
  /// they are written.
  var isDecidedAsWritten: Bool {
    switch self {
    case .asWritten, .answeringWithdrawn: true
    case .enduring, .besideAnother, .replacingViews, .watchingRelease, .leavingTheWorld: false
    }
  }

  /// Indicates whether what is judged is the release of screens, which nobody else may hold then.
  var isOnRelease: Bool {
    switch self {
    case .watchingRelease, .leavingTheWorld: true
    case .asWritten, .enduring, .besideAnother, .replacingViews, .answeringWithdrawn: false
    }
  }

  /// The steps that a scenario is run with, a view being replaced at first and after each.
  func steps<Gesture, Display>(of scenario: Scenario<Gesture, Display>) -> [Step<Gesture>] {
    switch self {
    case .asWritten, .enduring, .besideAnother, .answeringWithdrawn: scenario.steps
    case .replacingViews, .watchingRelease, .leavingTheWorld:
      [.replaceView] + scenario.steps.flatMap { [$0, .replaceView] }
    }
  }
}
