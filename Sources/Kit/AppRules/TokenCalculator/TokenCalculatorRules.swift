import AppScreens
import Parity

extension TokenCalculatorApp {
  /// S1 to S6 and TC1 to TC9.
  public var rules: [Rule<TokenCalculatorGesture, TokenCalculatorDisplay>] { Self.numberedRules }

  /// Made once, since every check asks for them.
  private static let numberedRules: [Rule<TokenCalculatorGesture, TokenCalculatorDisplay>] =
    screenRules + [
      Rule(
        "TC1", "Initially both fields are empty and the total is `0`.",
        hint: "where do the first texts of the fields and of the total come from?",
        points: [RulePoint(\.isNew), RulePoint(\.isEmpty)],
        scenarios: [
          Scenario(.typical, "a new screen"),
          Scenario(
            .edge, "emptied fields are as at first", ("input=7", "7"), ("separators=;", "7"),
            ("input=", "0"), ("separators=", "0")),
        ]),
      Rule(
        "TC2",
        """
        Every Character of the separators field separates on its own; order and repeats mean nothing.
        """,
        why: "As in the post (a character set).",
        hint: "is the separators field taken as a set of Characters, or as one long separator?",
        points: [RulePoint(\.hasSeveralSeparators).of(\.total)],
        scenarios: [
          Scenario(
            .typical, "two separators, each on its own", ("input=1,2;3", "0"),
            ("separators=,;", "6")),
          Scenario(
            .edge, "in another order, and repeated", ("input=1,2;3", "0"), ("separators=;,", "6"),
            ("separators=;;,;,", "6")),
          Scenario(
            .edge, "a space separates too", ("separators= ", "0"), ("input= 1 2  3 ", "6")),
        ]),
      Rule(
        "TC3", "The input is cut at every separator; empty tokens count for nothing.",
        hint: "what becomes of the token between two separators in a row?",
        points: [RulePoint(\.isCutOften).of(\.total)],
        scenarios: [
          Scenario(.typical, "three tokens", ("separators=,", "0"), ("input=1,2,3", "6")),
          Scenario(
            .typical, "equal tokens all count", ("separators=,", "0"), ("input=2,2,3", "7")),
          Scenario(
            .edge, "separators at both ends and in a row", ("separators=,", "0"),
            ("input=,,1,,2,,", "3")),
          Scenario(.edge, "nothing but separators", ("separators=,;", "0"), ("input=,;;,", "0")),
        ]),
      Rule(
        "TC4",
        """
        A token counts when all of it is one decimal integer: an optional single `+` or `-`, then \
        ASCII digits. Anything else (spaces, `1.5`, letters, other scripts' digits) counts for \
        nothing.
        """,
        why: "As in the post: `Int(token)`.",
        hint:
          "is the whole token read, or only its beginning; and are other scripts' digits accepted?",
        points: [RulePoint(\.hasOddToken).of(\.total)],
        scenarios: [
          Scenario(
            .typical, "signs", ("separators=,", "0"), ("input=10,-3,+5", "12")),
          Scenario(
            .typical, "words and fractions", ("separators=,", "0"), ("input=1,x,1.5,2x,x2", "1")),
          Scenario(
            .edge, "spaces around a number", ("separators=,", "0"), ("input= 1,2 , 3 ,4", "4")),
          Scenario(
            .edge, "signs alone, doubled and at the end", ("separators=,", "0"),
            ("input=+,-,--1,+-2,3-,4+,8", "8")),
          Scenario(
            .edge, "other scripts' digits, and a digit with a combining mark",
            ("separators=,", "0"),
            ("input=٣,１,५,2\u{301},8", "8")),
          Scenario(
            .edge, "leading zeros, however many", ("separators=,", "0"),
            ("input=007,-00,00000000000000000000000001", "8")),
          Scenario(
            .edge, "too long for Int, but not all digits", ("separators=,", "0"),
            ("input=99999999999999999999x,8", "8")),
        ]),
      Rule(
        "TC5", "Without separators the whole input is one token.",
        hint: "what does splitting do when there are no separators?",
        points: [RulePoint(\.isWithoutSeparators).of(\.total)],
        scenarios: [
          Scenario(.typical, "a number", ("input=42", "42"), ("input=-42", "-42")),
          Scenario(.edge, "several numbers in one token", ("input=4,2", "0"), ("input=4 2", "0")),
          Scenario(
            .edge, "separators removed again", ("separators=,", "0"), ("input=4,2", "6"),
            ("separators=", "0")),
        ]),
      Rule(
        "TC6", "Editing either field updates the total at once.",
        why: """
          The post recalculates only when the input changes: after a new token the total is stale.
          """,
        hint:
          "the total did not follow a field: who is told when the separators change, and when the input?",
        points: [
          RulePoint(\.isChangedBySeparators).showing(\.isStale),
          RulePoint(\.isChangedByInput).showing(\.isStale),
        ],
        scenarios: [
          Scenario(
            .typical, "one more separator", ("separators=,", "0"), ("input=1,2;3", "1"),
            ("separators=,;", "6")),
          Scenario(
            .edge, "one separator less, then one more", ("separators=,;", "0"),
            ("input=1,2;x,40", "43"), ("separators=;", "0"), ("separators=,;x", "43")),
          Scenario(.edge, "the input emptied", ("input=7", "7"), ("input=", "0")),
          Scenario(
            .edge, "an error disappears when the separators change",
            ("input=9223372036854775807+1", "0"),
            ("separators=+", "error"), ("separators=+9", "223372036854775808")),
        ]),
      Rule(
        "TC7",
        """
        A token beyond Int, or a running total (left to right) that leaves Int, shows `error` as the \
        total. Both fields keep their text, and the next edit is judged afresh.
        """,
        why: "The post drops such a token silently, or traps.",
        hint:
          "where can a number or a sum overflow Int, is an error shown, and is it gone at the next edit?",
        points: [RulePoint(\.isAtTheLimit)],
        scenarios: [
          Scenario(
            .typical, "a token beyond Int", ("separators=,", "0"),
            ("input=1,9223372036854775808", "error"), ("input=1,2", "3")),
          Scenario(
            .typical, "a running total beyond Int", ("separators=,", "0"),
            ("input=9223372036854775807,1", "error"), ("input=9223372036854775806,1", largest)),
          Scenario(
            .edge, "left to right, though the sum would fit", ("separators=,", "0"),
            ("input=9223372036854775807,1,-1", "error"),
            ("input=9223372036854775807,-1,1", largest)),
          Scenario(
            .edge, "the smallest Int and one less", ("separators=,", "0"),
            ("input=-9223372036854775808", smallest), ("input=-9223372036854775809", "error"),
            ("input=-9223372036854775808,-1", "error"),
            ("input=-9223372036854775807,-1", smallest)),
        ]),
      Rule(
        "TC8",
        """
        Separating comes first: with `-` as a separator `5-3` is `8`; with `1` as a separator `2131` \
        is `5`.
        """,
        hint: "is a sign or a digit taken for part of a number before the input is split?",
        points: [RulePoint(\.isCutAtSignOrDigit).of(\.total)],
        scenarios: [
          Scenario(.typical, "minus as a separator", ("separators=-", "0"), ("input=5-3", "8")),
          Scenario(.edge, "a digit as a separator", ("separators=1", "0"), ("input=2131", "5")),
          Scenario(
            .edge, "all ten digits as separators", ("separators=0123456789", "0"),
            ("input=2131", "0")),
          Scenario(
            .edge, "a separator cuts a number that is too long",
            ("input=99999999999999999999", "error"),
            ("separators=9", "0")),
        ]),
      Rule(
        "TC9",
        #"""
        "Character" is Swift's: a user-perceived character. `\r\n` is one Character; so is a letter \#
        with its combining marks. Canonically equal Characters are the same separator.
        """#,
        why: "The post works on unicode scalars and can cut an emoji in two.",
        hint: "is the text split between Characters, or between scalars, bytes or UTF-16 units?",
        points: [RulePoint(\.hasWideCharacters).of(\.total)],
        scenarios: [
          Scenario(
            .typical, "a family is one Character", ("separators=👩", "0"),
            ("input=1👩2", "3"), ("input=1👩‍👩‍👧2", "0"), ("separators=👩‍👩‍👧", "3")),
          Scenario(
            .edge, "a line break of two scalars is one Character", ("separators=\r\n", "0"),
            ("input=1\r\n2", "3"), ("input=1\n2", "0"), ("separators=\n", "3"),
            ("input=1\r\n2", "0"), ("separators=\r", "0")),
          Scenario(
            .edge, "a combining mark makes a separator another Character", ("separators=,", "0"),
            ("input=1,2", "3"), ("input=1,\u{301}2", "0"), ("separators=,\u{301}", "3")),
          Scenario(
            .edge, "canonically equal Characters", ("separators=é", "0"),
            ("input=1e\u{301}2", "3"), ("input=1é2", "3"), ("input=1e2", "0")),
          Scenario(
            .edge, "an ASCII Character's canonical equivalent", ("input=1;2K3", "0"),
            ("separators=\u{37E}\u{212A}", "6")),
          Scenario(
            .edge, "a number beyond Int before a comma with a combining mark",
            ("separators=,", "0"),
            ("input=99999999999999999999,\u{301}", "0")),
        ]),
    ]
}

private let largest = "9223372036854775807"
private let smallest = "-9223372036854775808"
