import AppScreens
import TriptychParity
import TriptychTerminal

extension Command {
  /// The verb `compare`: shows whether all patterns display the same for the user's gestures.
  var compareVerb: Verb {
    Verb(
      "compare", .required("APP"), .any("GESTURE"),
      summary: "What each pattern shows after your own gestures.",
      details: """
        Takes the same steps on a new screen in each pattern, and shows what changes after each \
        step: once if all patterns show the same, otherwise in a column for each pattern. A step is \
        a gesture of the app, or replace-view, which replaces the view with a new one. If the app has \
        a specification, all patterns are compared with it as well. The apps and their gestures:

        \(apps.map { "  \($0.name)\n      \($0.notation.wrapped(to: 80, indentation: "      "))" }
          .joined(separator: "\n"))

        Options are -h and words that begin with --, and -- ends them, so - and -5+2= are keys.
        """,
      examples: apps.map(demonstration)
    ) { arguments, console in
      try compare(app(beforeStepsOf: arguments), arguments, console)
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
    let steps = try steps(for: app, arguments, example: demonstration(of: app))
    let comparison = Comparison(app: app, steps: steps, patterns: patterns)
    return try write(comparison, console)
  }

  /// Writes a comparison, then the verdict; returns whether the patterns are identical.
  private func write<Subject: AppDefinition>(
    _ comparison: Comparison<Subject>, _ console: Console
  ) throws -> Bool {
    let names = patterns.filter { comparison.app.isWritten(in: $0) }.map(\.name)
    let longestStep =
      comparison.steps.lazy.map { $0.notation.visible(upTo: 40).displayWidth }.max() ?? 0
    let table = SideBySideTable(
      width: console.width, usesColour: console.usesColour, patterns: names,
      widgets: Subject.Display().widgets, longestStep: longestStep)
    var before: [Widget] = []
    let difference = try comparison.run { step, shown in
      let widgets = shown.displays.map(\.widgets)
      if !shown.isIdentical {
        let rows = table.rows(
          after: step?.notation, widgets: widgets, beside: shown.expected?.widgets)
        try console.write("\(table.header)\n\(rows)\n")
      } else {
        let changed = widgets[0].filter { widget in !before.contains(widget) }
        try console.write("\(table.line(after: step?.notation, changed: changed))\n")
      }
      before = widgets[0]
    }
    try console.write(
      "\n\(verdict(on: comparison, difference, of: names, console))\n")
    return difference == nil
  }

  /// The verdict on a comparison, in words.
  private func verdict<Subject: AppDefinition>(
    on comparison: Comparison<Subject>,
    _ difference: (steps: Int, displays: ComparedDisplays<Subject.State>)?, of patterns: [String],
    _ console: Console
  ) -> String {
    let steps = comparison.steps
    guard let difference else {
      let times =
        switch steps.count {
        case 0: "at first"
        case 1: "at first and after the step"
        default: "at first and after each of \(steps.count) steps"
        }
      return console.styled("identical", .good) + " in \(patterns.listed), \(times)"
    }
    let place =
      difference.steps == 0
      ? "from the beginning"
      : """
      first after step \(difference.steps), \(steps[difference.steps - 1].notation.quotedExcerpt)
      """
    let displays = difference.displays
    let shown = displays.differences.map { pattern, shown in
      let verb = pattern == .specification ? "wants" : "shows"
      return "\n  \("\(pattern) \(verb) \(shown)".wrapped(to: console.width, indentation: "    "))"
    }.joined()
    return console.styled(displays.headline, .bad) + ", \(place):\(shown)"
  }
}
