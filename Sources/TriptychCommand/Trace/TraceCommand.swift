import AppScreens
import Parity
import TextLayout
import Traces

private enum Options {
  static let pattern = ValueOption(
    "--pattern", "NAME", takes: "a name", isRepeating: true,
    "shows this pattern; all of them unless given. May be given several times.")

  static let format = ValueOption<TraceFormat>(
    "--format",
    """
    text unless given; json, one object per line, the same at every run; mermaid, a Markdown page with \
    a sequence diagram for each pattern; or svg, one drawing of them all.
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
        messages between person, view, mediator, model and world, as the running code sends them, with \
        corresponding messages in the same row. Below, in words, how each pattern differs from the \
        one before it. Gestures are those of compare, replace-view included; -- ends the options.

        Views record the messages that they send and receive. The state of model and mediator is \
        read at each message, and a change appears where it was found. A call on a model that \
        changes nothing is not shown. An answer of the world that changes nothing says so. It is an \
        error if a view, whose source is available, records another name than that of what it calls. \
        text = "5" sets what the view holds, \
        show(text: "5") calls the view, and text: "5" is a value to which it is bound. \
        ReadingTraces.md, in the documentation, explains it all.
        """,
      options: [
        Options.pattern, SharedOptions.from, Options.format, SharedOptions.output,
        SharedOptions.replace,
      ],
      rules: [.needs(SharedOptions.replace, SharedOptions.output)],
      examples: apps.prefix(1).map { "trace \($0.demonstrationArguments)" }
    ) { arguments, console in
      let app = try app(named: arguments.operands.first)
      let format = arguments[Options.format] ?? .text
      let place = try arguments.place(for: format.form)
      let traces = try traces(of: app, arguments, console, findingLines: format == .json)
      try console.writing(to: place) { try format.write(traces, to: $0) }
      let mismatches = traces.traces.flatMap(\.mismatches)
      for mismatch in mismatches { console.writeError("\(name): \(mismatch)\n") }
      return mismatches.isEmpty
    }
  }

  private func traces<Subject: AppDefinition>(
    of app: Subject, _ arguments: Arguments, _ console: Console,
    findingLines isFindingLines: Bool
  ) throws -> SideBySideTraces {
    let patterns = try patterns(named: arguments.all(Options.pattern))
      .filter { app.screenFactory(in: $0) != nil }
    guard !patterns.isEmpty else {
      throw UsageError("no such pattern has a screen for \(app.name)", try: "rules \(app.name)")
    }
    let steps = try steps(
      for: app, arguments, console, example: "trace \(app.demonstrationArguments)")
    return SideBySideTraces(
      of: app.name, in: patterns, steps, showing: Subject.Display.self,
      findingLines: isFindingLines)
  }
}

/// A format for traces.
private enum TraceFormat: String, CaseIterable {
  case text, json, mermaid, svg

  var form: OutputForm {
    switch self {
    case .text: OutputForm(" ", "\nmediator is ")
    case .json: OutputForm(#"{"app":"#, #""schema":"triptych.trace.1""#)
    case .mermaid: OutputForm("# ", "\n\nA new screen")
    case .svg: .drawing
    }
  }

  func write(_ traces: SideBySideTraces, to console: Console) throws {
    switch self {
    case .text: try writeText(traces, to: console)
    case .json:
      for line in try TraceLines(traces.traces).lines {
        try console.write("\(line.spelledOutAsJSON)\n")
      }
    case .mermaid: try console.write(MermaidDiagram.page(traces.traces))
    case .svg: try console.write(SVGDiagram(traces).text)
    }
  }

  private func writeText(_ traces: SideBySideTraces, to console: Console) throws {
    let table = TraceTable(console, traces.traces)
    try console.write(table.header)
    for episode in traces.episodes { try console.write(table.rows(of: episode)) }
    try console.write(console.differences(in: traces))
    for trace in traces.traces where !trace.isRecorded {
      let hint = """
        \(trace.pattern) shows only changes of state: its views record no messages. To record them, \
        see Triptych's Sources/Parity/Parity.docc/ReadingTraces.md.
        """
      try console.write("\n\(hint.wrapped(to: console.width, indentation: ""))\n")
    }
    if traces.traces.contains(where: \.isRecorded), !Trace.knowsLines {
      let hint = """
        This is an optimised build: it does not tell which line a mediator was executing, only which \
        method ran, with --format json.
        """
      try console.write("\n\(hint.wrapped(to: console.width, indentation: ""))\n")
    }
  }
}
