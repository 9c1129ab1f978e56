import AppScreens
import TriptychParity
import TriptychTerminal
import TriptychTraces

private enum Options {
  static let pattern = ValueOption(
    "--pattern", "NAME", takes: "a name", isRepeating: true,
    "shows only this pattern; default: all. May be given several times.")

  static let format = ValueOption<TraceFormat>(
    "--format",
    """
    text, the default; json, one object per line, the same on every run; or svg, one drawing of all \
    patterns.
    """)
}

extension Command {
  /// The verb `trace`: shows the messages between the participants in each pattern.
  var traceVerb: Verb {
    Verb(
      "trace", .required("APP"), .any("GESTURE"),
      summary: "Who says what to whom in each pattern, side by side.",
      details: """
        Takes the same steps on a new screen in each pattern, and shows who says what to whom: the \
        messages between user, view, mediators, model and service, as the running code sends them. \
        Matching messages share a row. Below the table it says how each pattern differs from the one \
        before it, and how many messages a gesture takes. Gestures are those of compare, including \
        replace-view; -- ends the options.

        In a conversation, text = "5" sets what the view holds, show(text: "5") calls the view, and \
        text: "5" is a value that the view is bound to.

        The messages are recorded by views that a build plugin makes of the plain ones. The states of \
        model and mediator are read at each message, and a change appears where it was found. A call on a model that \
        changes nothing is not shown. Calls between a presenter and an interactor are shown if they \
        are recorded; a note says if they are not. A response of the service that changes nothing is \
        marked. ReadingTraces.md, in the documentation, explains everything.
        """,
      options: [Options.pattern, Options.format],
      examples: apps.prefix(1).map { "trace \($0.demonstrationArguments)" }
    ) { arguments, console in
      let app = try app(beforeStepsOf: arguments)
      try writeTraces(of: app, arguments, console)
      return true
    }
  }

  /// Writes the messages in each pattern.
  private func writeTraces<Subject: AppDefinition>(
    of app: Subject, _ arguments: Arguments, _ console: Console
  ) throws {
    let format = arguments[Options.format] ?? .text
    let patterns = try patterns(named: arguments.all(Options.pattern))
      .filter { app.screenFactory(in: $0) != nil }.map { recordingPattern($0, of: app) }
    guard !patterns.isEmpty else {
      throw UsageError("no such pattern has a screen for \(app.name)", try: "rules \(app.name)")
    }
    let steps = try steps(
      for: app, arguments, example: "trace \(app.demonstrationArguments)")
    if format == .json {
      // Each trace is released before the next is taken.
      for pattern in patterns {
        let trace = Trace(of: app.name, in: pattern, steps, showing: Subject.Display.self)
        guard let trace else { continue }
        try TraceLines(trace).write { try console.writeJSON($0) }
      }
      return
    }
    let traces = SideBySideTraces(
      of: app.name, in: patterns, steps, showing: Subject.Display.self)
    if format == .svg {
      try console.write(SVGDiagram(traces).text)
    } else {
      try traces.writeText(to: console)
    }
  }
}

/// A format for traces.
private enum TraceFormat: String, CaseIterable {
  case text, json, svg
}

extension SideBySideTraces {
  /// Writes the traces as a table, and how they differ in words.
  fileprivate func writeText(to console: Console) throws {
    let table = TraceTable(console, traces)
    try console.write(table.header)
    for episode in episodes { try console.write(table.rows(of: episode)) }
    try console.write(console.differences(in: self) + console.messageCounts(in: traces))
    for gap in plainGaps + traces.flatMap(\.gaps) + buildGaps {
      try console.write("\n\(gap.wrapped(to: console.width, indentation: ""))\n")
    }
  }

  /// The patterns of which nothing was recorded.
  private var plainGaps: [String] {
    let names = traces.filter { !$0.isRecorded }.map(\.pattern)
    guard !names.isEmpty else { return [] }
    let (verb, owner) = names.count == 1 ? ("shows", "its") : ("show", "their")
    return [
      """
      \(names.listed) \(verb) only changes of state: \(owner) views are plain. To record messages, add a target with the plugin \
      RecordViews: \(Trace.howTo)
      """
    ]
  }

  /// What this build or system does not tell.
  private var buildGaps: [String] {
    guard isRecorded, !Trace.knowsLines else { return [] }
    let several = traces.contains { $0.participants.mediators.count > 1 }
    return [
      """
      This build or system does not tell which line a mediator was executing\
      \(several ? ", or which of several mediators a message comes from" : ""), only which method ran, \
      with --format json.
      """
    ]
  }
}

extension Trace {
  fileprivate static let howTo = "see Triptych's Sources/Book/Manual/ReadingTraces.md."

  /// The messages that are not in a recorded trace.
  fileprivate var gaps: [String] {
    guard isRecorded else { return [] }
    var gaps: [String] = []
    if lacksShowing {
      gaps.append(
        "\(pattern)'s view does not record how it is updated. To record it, \(Self.howTo)")
    }
    let names = namesWithoutConnection
    if !names.isEmpty {
      let calls = names.count == participants.mediators.count ? "between" : "to and from"
      gaps.append(
        "In \(pattern), calls \(calls) \(names.listed) are not recorded. To record them, \(Self.howTo)"
      )
    }
    return gaps
  }
}
