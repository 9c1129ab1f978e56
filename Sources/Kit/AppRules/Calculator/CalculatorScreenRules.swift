import AppScreens
import Parity

extension CalculatorApp {
  /// S1 to S6, as they show on this app.
  static var screenRules: [Rule<CalculatorGesture, CalculatorDisplay>] {
    [
      .initialDisplay(
        Scenario(.typical, "a new screen", "", shows: "0"),
        Scenario(.edge, "a new screen whose view is replaced", "replace-view", shows: "0 0")),
      .independence(
        Scenario(.typical, "a sum", "1+2=", shows: "0 1 1+ 1+2 3"),
        Scenario(.edge, "a rejected key, then AC", "7** AC", shows: "0 7 7* error 0")),
      .replaceableView(
        Scenario(
          .typical, "replaced in the middle of an expression", "12 replace-view +3=",
          shows: "0 1 12 12 12+ 12+3 15"),
        Scenario(
          .edge, "replaced while it shows error", "5+ + replace-view 1=",
          shows: "0 5 5+ error error 5+1 6"),
        Scenario(
          .edge, "replaced on a finished result", "2*3= replace-view 4",
          shows: "0 2 2* 2*3 6 6 4"),
        Scenario(
          .edge, "replaced on a result that an operator continues", "2*3= replace-view +1=",
          shows: "0 2 2* 2*3 6 6 6+ 6+1 7")),
      .release(
        Scenario(.typical, "a sum", "1+2=", shows: "0 1 1+ 1+2 3"),
        Scenario(
          .edge, "replaced three times in a row", "8 replace-view replace-view replace-view 9",
          shows: "0 8 8 8 8 89")),
      .endurance(
        .arithmetic("a number of 60 digits", String(repeating: "9", count: 60), equals: "error"),
        .arithmetic(
          "two hundred terms", "1" + String(repeating: "+1", count: 199), equals: "200"),
        Scenario(.edge, "a division by zero", "1/0=", shows: "0 1 1/ 1/0 error"),
        Scenario(.edge, "the posts' error5", "5+ + 5=", shows: "0 5 5+ error 5+5 10")),
      .rejection(
        Scenario(.typical, "a rejected operator", "4* / 2=", shows: "0 4 4* error 4*2 8"),
        Scenario(
          .edge, "a rejected evaluation keeps the expression", "3/0= +1 AC",
          shows: "0 3 3/ 3/0 error 3/0+ 3/0+1 0")),
    ]
  }
}
