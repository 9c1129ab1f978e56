import AppScreens
import Parity

extension ColourSelectorApp {
  /// S1 to S6 and CS1 to CS4.
  public var rules: [Rule<ColourSelectorGesture, ColourSelectorDisplay>] { Self.numberedRules }

  /// Made once, since every check asks for them.
  private static let numberedRules: [Rule<ColourSelectorGesture, ColourSelectorDisplay>] =
    screenRules + [
      Rule(
        "CS1", "With both off, as at first, the status is `Please choose a switch`.",
        why: "The refactored post shows an empty label after switching back off.",
        hint: "what is shown when the last switch goes off?",
        points: [RulePoint(\.isNoneOn).of(\.status)],
        scenarios: [
          Scenario(.typical, "a new screen"),
          Scenario(
            .edge, "one on and off again", ("green=on", "Green"), ("green=off", Self.choose)),
          Scenario(
            .edge, "both on and off again", ("yellow=on", "Yellow"), ("green=on", Self.both),
            ("yellow=off", "Green"), ("green=off", Self.choose)),
        ]),
      Rule(
        "CS2", "With one on, its name: `Green` or `Yellow`.",
        hint: "who is told which switches are on?",
        points: [RulePoint(\.isOneOn).of(\.status)],
        scenarios: [
          Scenario(.typical, "green alone", ("green=on", "Green")),
          Scenario(.typical, "yellow alone", ("yellow=on", "Yellow")),
          Scenario(
            .edge, "one stays on when the other goes off", ("green=on", "Green"),
            ("yellow=on", Self.both), ("green=off", "Yellow")),
          Scenario(
            .edge, "and the other way round", ("yellow=on", "Yellow"), ("green=on", Self.both),
            ("yellow=off", "Green")),
          Scenario(
            .edge, "as often as it is turned", repeating: 30, ("yellow=on", "Yellow"),
            ("yellow=off", Self.choose)),
        ]),
      Rule(
        "CS3", "With both on, `Green and Yellow`, whichever came first.",
        why: "The refactored post shows `Yellow and Green` when yellow came first.",
        hint: "is the status made from what is on, or from what came last?",
        points: [RulePoint(\.areBothOn).of(\.status)],
        scenarios: [
          Scenario(.typical, "green first", ("green=on", "Green"), ("yellow=on", Self.both)),
          Scenario(.edge, "yellow first", ("yellow=on", "Yellow"), ("green=on", Self.both)),
          Scenario(
            .edge, "green off and on again", ("green=on", "Green"), ("yellow=on", Self.both),
            ("green=off", "Yellow"), ("green=on", Self.both)),
        ]),
      Rule(
        "CS4", "Turning a switch to where it already is changes nothing.",
        why: "The refactored post would show `Green and Green`.",
        hint: "is a colour added again when its switch has not moved?",
        points: [RulePoint(\.isTurnedInVain)],
        scenarios: [
          Scenario(.typical, "on when it is on", ("green=on", "Green"), ("green=on", "Green")),
          Scenario(
            .edge, "off when it is off", ("yellow=off", Self.choose), ("green=off", Self.choose)),
          Scenario(
            .edge, "off when it is off, then on", ("green=off", Self.choose), ("green=on", "Green")),
          Scenario(
            .edge, "on twice, off once", ("yellow=on", "Yellow"), ("yellow=on", "Yellow"),
            ("yellow=off", Self.choose)),
          Scenario(
            .edge, "again with both on", ("green=on", "Green"), ("yellow=on", Self.both),
            ("green=on", Self.both), ("yellow=on", Self.both)),
        ]),
    ]
}
