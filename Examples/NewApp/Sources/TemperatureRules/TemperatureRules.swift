import Parity
import Temperature

extension TemperatureApp {
  /// S1, S3, S5, T1 to T6; the kit decides S2 and S4 for every app.
  public var rules: [Rule<TemperatureGesture, TemperatureDisplay>] {
    [
      .initialDisplay(Scenario(.typical, "a new screen")),
      .replaceableView(
        Scenario(
          .typical, "replaced between two edits", ("celsius=5", "41"), ("replace-view", ""),
          ("fahrenheit=50", "10")),
        Scenario(
          .edge, "replaced while a field holds no number", ("celsius=5", "41"),
          ("fahrenheit=hot", "5"), ("replace-view", ""))),
      .endurance(
        Scenario(
          .edge, "the limits of Int", ("celsius=\(Int.max)", ""), ("celsius=\(Int.min)", ""),
          ("fahrenheit=\(Int.min)", "\(Int.min)"))),
      Rule(
        "T1", "Initially both fields are empty.",
        hint: "where do the first texts of the fields come from?",
        scenarios: [Scenario(.typical, "a new screen")]),
      Rule(
        "T2",
        """
        Editing a field to a number of degrees changes the other: F is C times 9/5, plus 32.
        """,
        why: "Source: 7GUIs, Temperature Converter.",
        hint: "does each field change with an edit of the other?",
        scenarios: [
          Scenario(
            .typical, "from Celsius", ("celsius=0", "32"), ("celsius=100", "212"),
            ("celsius=-40", "-40")),
          Scenario(
            .typical, "from Fahrenheit", ("fahrenheit=212", "100"), ("fahrenheit=-40", "-40")),
          Scenario(.edge, "back and forth", ("celsius=5", "41"), ("fahrenheit=50", "10")),
        ]),
      Rule(
        "T3", "The other field shows the nearest whole degree.",
        hint: "how are fractions rounded, above zero and below?",
        scenarios: [
          Scenario(.typical, "up and down", ("celsius=1", "34"), ("celsius=2", "36")),
          Scenario(
            .edge, "below zero", ("celsius=-18", "0"), ("fahrenheit=0", "-18"),
            ("fahrenheit=1", "-17")),
        ]),
      Rule(
        "T4", "The edited field keeps its text as it was typed.",
        why: "Two fields that set each other off would otherwise never come to rest.",
        hint: "does the other field's change come back to the field that was edited?",
        scenarios: [
          Scenario(.typical, "leading zeros and a sign", ("celsius=+007", "45")),
          Scenario(
            .edge, "what would not survive the way back", ("fahrenheit=1", "-17"),
            ("fahrenheit=2", "-17")),
        ]),
      Rule(
        "T5", "A text that is no whole number of degrees leaves the other field as it is.",
        hint: "what does the other field show when a text cannot be read?",
        scenarios: [
          Scenario(.typical, "a word", ("celsius=5", "41"), ("celsius=warm", "41")),
          Scenario(
            .edge, "empty, a sign alone, spaces, a fraction and other scripts' digits",
            ("fahrenheit=50", "10"), ("fahrenheit=", "10"), ("fahrenheit=-", "10"),
            ("fahrenheit= 1", "10"), ("fahrenheit=1.5", "10"), ("fahrenheit=٣", "10")),
        ]),
      Rule(
        "T6", "A number counts as none when it, or a step of the conversion, leaves Int.",
        hint: "which step can overflow Int, and is that checked?",
        scenarios: [
          Scenario(
            .typical, "too long for Int", ("celsius=5", "41"),
            ("celsius=99999999999999999999", "41")),
          Scenario(
            .edge, "the last that can be converted, and the next",
            ("celsius=1024819115206086183", "1844674407370955161"),
            ("celsius=1024819115206086184", "1844674407370955161")),
        ]),
    ]
  }
}
