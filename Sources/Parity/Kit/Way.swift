/// How a scenario is run, and so what it can decide.
public enum Way: CaseIterable, Sendable {
  /// As it stands: each display must be the one that the scenario gives.
  case asItStands

  /// Beside another screen on which other gestures are made: the same must be seen as without it.
  case besideAnother

  /// Replacing the view at each step: the same must be seen as without.
  case replacingViews

  /// Watching what is released: each view as it is replaced, everything with the screen.
  case watchingRelease
}
