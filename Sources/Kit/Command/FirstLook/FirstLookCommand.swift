import AppScreens
import TriptychParity
import TriptychTerminal
import TriptychTraces

extension Command {
  /// The verb without a name: one gesture in each pattern, and how to go on.
  var firstLookVerb: Verb {
    Verb(
      "", summary: "One gesture in each pattern, and what differs; a first look.", examples: [""]
    ) { _, console in try takeFirstLook(console) }
  }

  private func takeFirstLook(_ console: Console) throws -> Bool {
    // The gesture that takes the fewest words to say is the easiest to follow.
    let app = apps.filter { app in patterns.contains { app.screenFactory(in: $0) != nil } }
      .min { ($0.demonstration.first ?? "").count < ($1.demonstration.first ?? "").count }
    guard let app else { throw UsageError("no pattern has a screen for any app", try: "rules") }
    return try show(app, console)
  }

  private func show<Subject: AppDefinition>(_ app: Subject, _ console: Console) throws -> Bool {
    let steps = try Array(app.demonstrationSteps().prefix(1))
    let traces = SideBySideTraces(
      of: app.name, in: patterns.map { recordingPattern($0, of: app) }, steps,
      showing: Subject.Display.self)
    let look = FirstLook(console, traces, title: app.title)
    try console.write(look.text)
    try console.write("\n\(goingOn(console, afterRecorded: traces.isRecorded))")
    return true
  }

  /// Commands to go on with, each with what it is for; the exercises where the package has some.
  private func goingOn(_ console: Console, afterRecorded isRecorded: Bool) -> String {
    let compared =
      apps.map(demonstration).min { $0.count < $1.count } ?? "compare --help"
    // In an app with a service, more happens between a gesture and the display.
    let traced = (apps.filter { !$0.events.isEmpty }.reversed() + apps).first.map { app in
      "trace \(([app.name] + app.demonstration.prefix(3)).map(\.shellQuoted).joined(separator: " "))"
    }
    var commands = [
      ("\(invocation) \(compared)", "your own gestures, and what each pattern shows"),
      isRecorded
        ? ("\(invocation) \(traced ?? "trace --help")", "which object sends which message to which")
        : ("\(invocation) verify", "every rule, tried in every pattern"),
    ]
    if tools != nil {
      commands.append(
        ("\(invocation) learn", "exercises: guess a message, name a pattern, fix a screen"))
    }
    let lines = commands.map { command, purpose in
      let line = command.wrappedCommand(to: console.width - 2)
      return "  \(line)\n      \(console.styled(purpose, .quiet))\n"
    }
    return "\(console.styled("Go on with", .heading))\n\(lines.joined())"
  }
}
