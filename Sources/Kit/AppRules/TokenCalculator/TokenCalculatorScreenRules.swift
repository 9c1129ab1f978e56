import AppScreens
import Parity

extension TokenCalculatorApp {
  /// S1 to S6, as they show on this app.
  static var screenRules: [Rule<TokenCalculatorGesture, TokenCalculatorDisplay>] {
    [
      .initialDisplay(
        Scenario(.typical, "a new screen"),
        Scenario(.edge, "a new screen whose view is replaced", ("replace-view", "0"))),
      .independence(
        Scenario(.typical, "a sum", ("separators=,", "0"), ("input=1,2", "3")),
        Scenario(
          .edge, "emptied again", ("separators=,", "0"), ("input=1,2", "3"), ("input=", "0"),
          ("separators=", "0"))),
      .replaceableView(
        Scenario(
          .typical, "replaced between two edits", ("separators=,", "0"), ("replace-view", "0"),
          ("input=1,2", "3")),
        Scenario(
          .edge, "replaced while it shows error", ("input=9223372036854775808", "error"),
          ("replace-view", "error"), ("input=9223372036854775807", "9223372036854775807")),
        Scenario(
          .edge, "replaced before the separators change", ("input=1;2", "0"),
          ("replace-view", "0"), ("separators=;", "3"))),
      .release(
        Scenario(.typical, "a sum", ("separators=,", "0"), ("input=1,2", "3")),
        Scenario(
          .edge, "replaced three times in a row", ("input=5", "5"), ("replace-view", "5"),
          ("replace-view", "5"), ("replace-view", "5"), ("input=6", "6"))),
      .endurance(
        Scenario(
          .typical, "a sum that leaves Int", ("separators=+", "0"),
          ("input=9223372036854775807+1", "error")),
        Scenario(
          .edge, "ten thousand numbers", ("separators=,", "0"),
          ("input=" + String(repeating: "1,", count: 10_000), "10000")),
        Scenario(
          .edge, "a number of a thousand digits",
          ("input=" + String(repeating: "9", count: 1_000), "error"))),
      .rejection(
        points: [RulePoint(\.isError).showing(\.isFieldWrong)],
        Scenario(
          .typical, "both fields keep their text", ("separators=,", "0"),
          ("input=99999999999999999999,1", "error"), ("separators=;,", "error"), ("input=3", "3")),
        Scenario(
          .edge, "one digit too many, removed again",
          ("input=9223372036854775807", "9223372036854775807"),
          ("input=92233720368547758070", "error"),
          ("input=9223372036854775807", "9223372036854775807"))),
    ]
  }
}
