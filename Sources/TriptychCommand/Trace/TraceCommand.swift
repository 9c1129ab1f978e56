import AppScreens
import Parity
import TextLayout
import Traces

extension Command {
  /// The verb `trace`: what the participants say to one another in each pattern.
  func trace(_ arguments: [String], _ console: Console) throws {
    let example = apps.first.map { "trace \($0.demonstrationArguments)" } ?? "--help"
    let arguments = try Arguments(
      arguments, flags: [], values: ["--pattern", "--format", "--from", "--output"],
      repeating: ["--pattern"], example: example)
    guard !arguments.has("--help") else {
      try console.write(help(on: "trace"))
      return
    }
    let format = try TraceFormat(named: arguments.value(of: "--format"), example: example)
    let app = try app(named: arguments.operands.first, for: example)
    let traces = try traces(
      of: app, arguments, console, example: "trace \(app.demonstrationArguments)")
    try console.writing(to: arguments.value(of: "--output")) { try format.write(traces, to: $0) }
  }

  private func traces<Subject: AppDefinition>(
    of app: Subject, _ arguments: Arguments, _ console: Console, example: String
  ) throws -> SideBySideTraces {
    let patterns = try patterns(named: arguments.values(of: "--pattern"), for: example)
      .filter { app.screenFactory(in: $0) != nil }
    guard !patterns.isEmpty else {
      throw UsageError("no such pattern has a screen for \(app.name)", try: "rules \(app.name)")
    }
    let steps = try steps(for: app, arguments, console, example: example)
    return app.traces(in: patterns, steps)
  }
}

/// How traces are written.
private enum TraceFormat: String, CaseIterable {
  case text, json, mermaid, svg

  /// The format that the user names; text unless they do.
  init(named name: String?, example: String) throws {
    guard let format = Self(rawValue: name ?? Self.text.rawValue) else {
      let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(
        "there is no format \((name ?? "").quotedExcerpt); the formats are \(known)", try: example)
    }
    self = format
  }

  func write(_ traces: SideBySideTraces, to console: Console) throws {
    switch self {
    case .text: try writeText(traces, to: console)
    case .json: for line in try TraceLines(traces.traces).lines { try console.write("\(line)\n") }
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
        \(trace.pattern) tells only what changes: its views record no messages. How they can is \
        said in Triptych's Sources/Parity/Parity.docc/ReadingTraces.md.
        """
      try console.write("\n\(hint.wrapped(to: console.width, indentation: ""))\n")
    }
  }
}
