import AppScreens
import Parity

extension CalculatorApp {
  /// S1 to S6 and FF1 to FF12.
  public var rules: [Rule<CalculatorGesture, CalculatorDisplay>] { Self.numberedRules }

  /// Made once, since every check asks for them.
  private static let numberedRules: [Rule<CalculatorGesture, CalculatorDisplay>] =
    screenRules + [
      Rule(
        "FF1", "Initially the display is `0`, which also means: nothing has been entered.",
        hint: "where does the first text of the display come from, and is a typed 0 still nothing?",
        points: [RulePoint(\.isNew), RulePoint(\.isAfterTypedZero), RulePoint(\.isStillNothing)],
        scenarios: [
          Scenario(.typical, "a new screen", "", shows: "0"),
          Scenario(.edge, "a typed zero is still nothing", "0 7", shows: "0 0 7"),
          Scenario(.edge, "many zeros are still nothing", "000 =", shows: "0 0 0 0 error"),
        ]),
      Rule(
        "FF2",
        """
        A digit replaces a display of `0` and replaces a finished result; otherwise it is appended.
        """,
        why: "Leading zeros inside an expression stay as typed: `1+05`.",
        hint: "which of the three is on the display: nothing, an expression, or a finished result?",
        points: [RulePoint(\.isDigit)],
        scenarios: [
          Scenario(.typical, "digits are appended", "105", shows: "0 1 10 105"),
          Scenario(.typical, "a digit replaces a result", "2*3= 4", shows: "0 2 2* 2*3 6 4"),
          Scenario(
            .edge, "digits are appended, however many", String(repeating: "8", count: 60),
            shows: (["0"] + (1...60).map { String(repeating: "8", count: $0) })
              .joined(separator: " ")),
          Scenario(
            .edge, "zeros inside an expression stay", "1+05=", shows: "0 1 1+ 1+0 1+05 6"),
          Scenario(
            .edge, "zeros after an opening minus stay", "-007=", shows: "0 - -0 -00 -007 -7"),
          Scenario(
            .edge, "a zero replaces a result, and then is nothing", "2+3= 0 7",
            shows: "0 2 2+ 2+3 5 0 7"),
        ]),
      Rule(
        "FF3",
        """
        On `0`, `-` starts a negative number (the display becomes `-`); `+`, `*` and `/` are \
        rejected.
        """,
        hint: "what may an operator do where there is no number yet?",
        points: [RulePoint(\.isOperatorOnNothing)],
        scenarios: [
          Scenario(.typical, "a negative number", "-5+2=", shows: "0 - -5 -5+ -5+2 -3"),
          Scenario(
            .typical, "the others are rejected", "+ * / 8",
            shows: "0 error error error 8"),
          Scenario(.edge, "minus after a rejected plus", "+ - 4 =", shows: "0 error - -4 -4"),
          Scenario(.edge, "minus after a typed zero", "0-5=", shows: "0 0 - -5 -5"),
          Scenario(
            .edge, "after a typed zero and after AC", "0* AC / -1",
            shows: "0 0 error 0 error - -1"),
        ]),
      Rule(
        "FF4", "An operator right after an operator, the opening `-` included, is rejected.",
        hint: "what does the expression end with when an operator is pressed?",
        points: [RulePoint(\.isOperatorAfterOperator)],
        scenarios: [
          Scenario(.typical, "a second operator", "6*/ 2=", shows: "0 6 6* error 6*2 12"),
          Scenario(
            .edge, "after the opening minus", "-+ - * / 3=",
            shows: "0 - error error error error -3 -3"),
          Scenario(.edge, "no sign after an operator", "2*- 3=", shows: "0 2 2* error 2*3 6"),
        ]),
      Rule(
        "FF5",
        "Otherwise an operator is appended; after a finished result it continues from that result.",
        hint: "does an operator after a finished result keep the result?",
        points: [RulePoint(\.isOperatorAfterNumber)],
        scenarios: [
          Scenario(.typical, "appended", "9/3+1", shows: "0 9 9/ 9/3 9/3+ 9/3+1"),
          Scenario(
            .typical, "continued from a result", "2+3= *4=", shows: "0 2 2+ 2+3 5 5* 5*4 20"),
          Scenario(
            .edge, "continued from a negative result", "1-3= -1= /2=",
            shows: "0 1 1- 1-3 -2 -2- -2-1 -3 -3/ -3/2 -1"),
        ]),
      Rule(
        "FF6",
        """
        `=` evaluates the expression and shows the result, which is then *finished*. `*` and `/` \
        bind tighter than `+` and `-`; equals go left to right; an opening `-` belongs to the first \
        number.
        """,
        hint: "in which order are the operations done, and what does the opening minus apply to?",
        points: [RulePoint(\.isEvaluated)],
        scenarios: [
          Scenario(.typical, "times before plus", "2+3*4=", shows: "0 2 2+ 2+3 2+3* 2+3*4 14"),
          Scenario(
            .typical, "minus and plus, left to right", "9-4+2=",
            shows: "0 9 9- 9-4 9-4+ 9-4+2 7"),
          Scenario(
            .edge, "division and times, left to right", "9/2*2=",
            shows: "0 9 9/ 9/2 9/2* 9/2*2 8"),
          Scenario(
            .edge, "a term between two others", "1-2*3-4=",
            shows: "0 1 1- 1-2 1-2* 1-2*3 1-2*3- 1-2*3-4 -9"),
          Scenario(.edge, "a single number", "42=", shows: "0 4 42 42"),
          Scenario(
            .edge, "the opening minus before times and plus", "-2*3+1=",
            shows: "0 - -2 -2* -2*3 -2*3+ -2*3+1 -5"),
        ]),
      Rule(
        "FF7", "Whole numbers only: `/` drops the fraction toward zero (`-7/2` is `-3`).",
        why: "As in the posts.",
        hint: "which way is a negative quotient rounded?",
        points: [RulePoint(\.isDivided)],
        scenarios: [
          Scenario(.typical, "a positive quotient", "7/2=", shows: "0 7 7/ 7/2 3"),
          Scenario(.edge, "a negative quotient", "-7/2=", shows: "0 - -7 -7/ -7/2 -3"),
          Scenario(
            .edge, "dropped in the middle", "1/2*4+3=",
            shows: "0 1 1/ 1/2 1/2* 1/2*4 1/2*4+ 1/2*4+3 3"),
        ]),
      Rule(
        "FF8", "`=` on `0`, and `=` after an operator, are rejected.",
        hint: "is = accepted where there is nothing to evaluate?",
        points: [RulePoint(\.isEqualsOnNothing)],
        scenarios: [
          Scenario(.typical, "on a new screen", "= 5", shows: "0 error 5"),
          Scenario(.typical, "after an operator", "5+= 2=", shows: "0 5 5+ error 5+2 7"),
          Scenario(.edge, "after the opening minus", "-= 3", shows: "0 - error -3"),
        ]),
      Rule(
        "FF9",
        """
        `=` on an expression that divides by zero, or in which a number or any step leaves Int, is \
        rejected.
        """,
        why: "The posts crash or show nonsense.",
        hint: "which step overflows Int or divides by zero, and is that checked?",
        points: [RulePoint(\.isAtTheLimit)],
        scenarios: [
          Scenario(.typical, "division by zero", "1/0= 2=", shows: "0 1 1/ 1/0 error 1/02 0"),
          Scenario(
            .edge, "division of zero by zero", "1*0/0=", shows: "0 1 1* 1*0 1*0/ 1*0/0 error"),
          .arithmetic("the largest number", "9223372036854775807", equals: "9223372036854775807"),
          .arithmetic("one more than the largest number", "9223372036854775808", equals: "error"),
          .arithmetic(
            "the smallest number", "-9223372036854775808", equals: "-9223372036854775808"),
          .arithmetic("one less than the smallest number", "-9223372036854775809", equals: "error"),
          .arithmetic("a sum that leaves Int", "9223372036854775807+1", equals: "error"),
          .arithmetic("a difference that leaves Int", "-9223372036854775808-1", equals: "error"),
          .arithmetic("a product that leaves Int", "4294967296*4294967296", equals: "error"),
          .arithmetic(
            "a step that leaves Int though the result would not", "9223372036854775807+1-1",
            equals: "error"),
          .arithmetic("a long number that is small", "-00000000000000000000000001+3", equals: "2"),
        ]),
      Rule(
        "FF10",
        """
        A rejected key shows `error`. It changes nothing else: the next key acts on the display as \
        it was before.
        """,
        why: """
          One post forgets the error, the other types on behind it (`error5`) and then crashes.
          """,
        hint: "is the error only shown, or has it become part of the expression?",
        points: [RulePoint(\.isRejected), RulePoint(\.isAfterRejection)],
        scenarios: [
          Scenario(
            .typical, "a rejected operator", "5/2= + + 1=",
            shows: "0 5 5/ 5/2 2 2+ error 2+1 3"),
          Scenario(
            .edge, "several rejections in a row", "8+ + = * 1=",
            shows: "0 8 8+ error error error 8+1 9"),
          Scenario(
            .edge, "the expression outlives a division by zero", "6/0= 3= + 1=",
            shows: "0 6 6/ 6/0 error 6/03 2 2+ 2+1 3"),
          Scenario(.edge, "on a new screen", "= * 5", shows: "0 error error 5"),
          Scenario(
            .edge, "an operator after a failed evaluation", "6/0= + 1",
            shows: "0 6 6/ 6/0 error 6/0+ 6/0+1"),
        ]),
      Rule(
        "FF11", "`AC` returns to FF1 from anywhere.",
        hint: "what is left of the expression, of the result or of the error after AC?",
        points: [RulePoint(\.isAllClear)],
        scenarios: [
          Scenario(.typical, "from an expression", "12+3 AC 4", shows: "0 1 12 12+ 12+3 0 4"),
          Scenario(
            .edge, "from an error", "5+ + AC = 7", shows: "0 5 5+ error 0 error 7"),
          Scenario(
            .edge, "from a result, which is then forgotten", "2*3= AC + 1",
            shows: "0 2 2* 2*3 6 0 error 1"),
          Scenario(.edge, "from nothing", "AC AC 1", shows: "0 0 0 1"),
        ]),
      Rule(
        "FF12",
        """
        `=` on a finished result shows it again; a result of `0` counts as `0` in FF2, FF3 and FF8.
        """,
        why: "Both posts look only at the text.",
        hint: "is a finished result recognised as one, and a result of 0 treated as nothing?",
        points: [RulePoint(\.isOnResult)],
        scenarios: [
          Scenario(.typical, "equals again", "2+3= = =", shows: "0 2 2+ 2+3 5 5 5"),
          Scenario(.edge, "a digit on a result of zero", "3-3= 7", shows: "0 3 3- 3-3 0 7"),
          Scenario(
            .edge, "operators on a result of zero", "3-3= + * / - 2=",
            shows: "0 3 3- 3-3 0 error error error - -2 -2"),
          Scenario(.edge, "equals on a result of zero", "1/2= =", shows: "0 1 1/ 1/2 0 error"),
          Scenario(
            .edge, "equals on a finished negative result", "1-4= = 5",
            shows: "0 1 1- 1-4 -3 -3 5"),
        ]),
    ]
}
