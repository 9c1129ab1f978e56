import TriptychTerminal
import TriptychTraces

extension Console {
  /// The differences between each trace and the one before it, in words; none where one has no messages.
  func differences(in traces: SideBySideTraces) -> String {
    traces.traces.indices.dropFirst().filter { later in
      traces.traces[later - 1].isRecorded && traces.traces[later].isRecorded
    }.map { later in
      let (old, new) = (traces.traces[later - 1].pattern, traces.traces[later].pattern)
      let difference = TraceDifference(in: traces, from: later - 1, to: later)
      return paragraph("What \(new) does that \(old) does not", difference.additions)
        + paragraph("What \(old) does that \(new) does not", difference.omissions)
        + paragraph("What \(new) does differently from \(old)", difference.changes)
    }.joined()
  }

  private func paragraph(_ heading: String, _ statements: [TraceDifference.Statement]) -> String {
    let lines = statements.isEmpty ? ["nothing"] : statements.map(\.sentence)
    return "\n\(styled(heading, .heading))\n"
      + lines.map { "  - \($0.wrapped(to: width, indentation: "    "))\n" }.joined()
  }
}

extension TraceDifference.Statement {
  fileprivate var sentence: String {
    "\(text) (\(triggers.map(\.rawValue).joined(separator: ", ")))"
  }
}
