import AppScreens
import TriptychSourceReading
import TriptychTerminal
import TriptychTraces

/// One gesture in each pattern as text: what is said side by side, then a sentence on each pattern with
/// the line that ran.
struct FirstLook {
  private let console: Console
  private let traces: SideBySideTraces
  private let title: String

  /// A look at the last step of traces.
  init(_ console: Console, _ traces: SideBySideTraces, title: String) {
    self.console = console
    self.traces = traces
    self.title = title
  }

  /// The heading, the conversations, and the sentences.
  var text: String {
    guard let episode = traces.episodes.last else { return "" }
    let table = TraceTable(console, traces.traces)
    let heading = """
      \(title): one gesture, \(episode.title), in \(traces.traces.map(\.pattern).listed).\(result)
      """
    let remark = "The views record no messages, so these are only changes of state."
    let said =
      traces.isRecorded
      ? traces.traces.map(sentence).joined(separator: "\n")
      : remark.wrapped(to: console.width, indentation: "")
    return """
      \(console.styled(heading.wrapped(to: console.width, indentation: ""), .heading))

      \(traces.isRecorded ? table.header : table.names)\(table.rows(of: episode, underHeading: false))
      \(said)

      """
  }

  /// What several patterns have in common: the result for the user, if it is the same.
  private var result: String {
    guard traces.traces.count > 1 else { return "" }
    guard Set(traces.traces.map { $0.episodes.last?.widgets }).count == 1 else {
      return " The user does not see the same result."
    }
    return traces.isRecorded
      ? " The user sees the same result; the pattern determines how it gets there."
      : " The user sees the same result."
  }

  /// The messages between view and mediators, in words, and the line that told the view.
  private func sentence(on trace: Trace) -> String {
    let messages = trace.episodes.last?.messages ?? []
    let said = messages.filter { $0.site != nil && ![$0.sender, $0.receiver].contains(.service) }
      .map { $0.sentence(in: trace.participants) }.uniqued
    let words = said.isEmpty ? "its views record no messages" : said.joined(separator: "; ")
    let indentation = "      "
    let width = traces.traces.map(\.pattern.displayWidth).max() ?? 0
    let line = "\(trace.pattern.fitted(to: width))  \(words)."
      .wrapped(to: console.width, indentation: indentation)
    guard let place = messages.lazy.compactMap(\.executed).last else { return line }
    let room = console.width - indentation.count - 2
    let code = place.text.map { "\n\(indentation)  \($0.cut(to: room))" } ?? ""
    return line + "\n\(indentation)" + console.styled("\(place)\(code)", .quiet)
  }
}
