import AppScreens
import Parity
import TextLayout

private enum Options {
  static let last = Flag("--last", "shows only the last step.")
}

extension Command {
  /// The verb `compare`: shows whether all patterns display the same for the user's gestures.
  var compareVerb: Verb {
    Verb(
      "compare", .required("APP"), .any("GESTURE"),
      summary: "Your own gestures in each pattern, side by side.",
      details: """
        Takes the same steps on a new screen in each pattern, and shows the display after each step. \
        A step is a gesture of the app, or replace-view, which replaces the view with a new one. The \
        apps and their gestures:

        \(apps.map { "  \($0.name)\n      \($0.notation.wrapped(to: 80, indentation: "      "))" }
          .joined(separator: "\n"))

        Options are -h and words that begin with --, and -- ends them, so - and -5+2= are keys. With \
        --json, the object has three members: app; steps, each with its gesture and the display in \
        each pattern; and identical. Each step is written as soon as it has been taken.
        """,
      options: [SharedOptions.from, Options.last, SharedOptions.json, SharedOptions.backtrace],
      notesSteps: true,
      examples: apps.map(demonstration)
    ) { arguments, console in
      try compare(app(named: arguments.operands.first), arguments, console)
    }
  }

  /// The arguments that demonstrate an app.
  func demonstration(of app: any AppDefinition) -> String {
    "compare \(app.demonstrationArguments)"
  }

  private func compare<Subject: AppDefinition>(
    _ app: Subject, _ arguments: Arguments, _ console: Console
  ) throws -> Bool {
    guard patterns.contains(where: { app.screenFactory(in: $0) != nil }) else {
      throw UsageError("no pattern has a screen for \(app.name)", try: "rules \(app.name)")
    }
    let steps = try steps(for: app, arguments, console, example: demonstration(of: app))
    let comparison = Comparison(app: app, steps: steps, patterns: patterns)
    let onlyLast = arguments[Options.last]
    return arguments[SharedOptions.json]
      ? try comparison.writeDocument(onlyLast: onlyLast, to: console)
      : try writeTable(comparison, onlyLast: onlyLast, console)
  }

  /// Writes a comparison as a table, then the verdict; returns whether the patterns are identical.
  func writeTable<Subject: AppDefinition>(
    _ comparison: Comparison<Subject>, onlyLast: Bool = false, _ console: Console
  ) throws -> Bool {
    let screens = SideBySide(comparison.app, in: patterns)
    let shown = onlyLast ? comparison.steps.suffix(1) : comparison.steps[...]
    let table = SideBySideTable(
      console, patterns: screens.patterns, widgets: screens.displays.first?.widgets ?? [],
      longestStep: shown.lazy.map { $0.notation.visible(upTo: 40).displayWidth }.max() ?? 0)
    try console.write("\(table.header)\n")
    let difference = try comparison.run { step, screens, isLast in
      guard isLast || !onlyLast else { return }
      try console.write(
        "\(table.rows(after: step?.notation, widgets: screens.displays.map(\.widgets)))\n")
    }
    try console.write(
      "\n\(verdict(difference, after: comparison.steps.count, of: screens.patterns, console))\n")
    return difference == nil
  }

  /// The verdict on a comparison, in words.
  func verdict(
    _ difference: Difference?, after steps: Int, of patterns: [String], _ console: Console
  ) -> String {
    guard let difference else {
      let times =
        switch steps {
        case 0: "at first"
        case 1: "at first and after the step"
        default: "at first and after each of \(steps) steps"
        }
      return console.styled("identical", .good) + " in \(patterns.listed), \(times)"
    }
    let place = difference.steps.last.map { last in
      "first after step \(difference.steps.count), \(last.quotedExcerpt)"
    }
    let shown = difference.shown.map { shown in
      let line = "\(shown.pattern) shows \(shown.display)"
      return "\n  \(line.wrapped(to: console.width, indentation: "    "))"
    }.joined()
    return console.styled("different", .bad)
      + " \(place ?? "from the beginning"):\(shown)"
  }
}
