import AppScreens
import Parity

extension ColourSelectorApp {
  /// S1 to S6, as they show on this app.
  static var screenRules: [Rule<ColourSelectorGesture, ColourSelectorDisplay>] {
    [
      .initialDisplay(
        Scenario(.typical, "a new screen"),
        Scenario(.edge, "a new screen whose view is replaced", ("replace-view", Self.choose))),
      .independence(
        Scenario(.typical, "two turns", ("green=on", "Green"), ("yellow=on", Self.both)),
        Scenario(.edge, "back where it began", ("yellow=on", "Yellow"), ("yellow=off", Self.choose))
      ),
      .replaceableView(
        Scenario(
          .typical, "replaced between two turns", ("yellow=on", "Yellow"),
          ("replace-view", "Yellow"), ("green=on", Self.both)),
        Scenario(
          .edge, "replaced twice with both on, then off", ("green=on", "Green"),
          ("yellow=on", Self.both), ("replace-view", Self.both), ("replace-view", Self.both),
          ("green=off", "Yellow"))),
      .release(
        Scenario(.typical, "one turn", ("green=on", "Green")),
        Scenario(
          .edge, "replaced three times in a row", ("replace-view", Self.choose),
          ("replace-view", Self.choose), ("replace-view", Self.choose), ("green=on", "Green"))),
      .endurance(
        Scenario(
          .typical, "every turn", ("green=on", "Green"), ("yellow=on", Self.both),
          ("green=off", "Yellow"), ("yellow=off", Self.choose)),
        Scenario(
          .edge, "two hundred turns", repeating: 100, ("green=on", "Green"),
          ("green=off", Self.choose))),
      .rejection(
        Scenario(
          .typical, "a turn that changes nothing", ("green=on", "Green"), ("green=on", "Green"),
          ("yellow=on", Self.both)),
        Scenario(.edge, "off on a new screen", ("green=off", Self.choose), ("yellow=on", "Yellow"))),
    ]
  }
}
