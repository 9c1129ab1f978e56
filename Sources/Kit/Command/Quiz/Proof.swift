import TriptychSourceReading
import TriptychTraces

/// A message that proves an answer, by its place in a trace.
struct Proof {
  let trace: Trace
  let episode: Int
  let message: Int

  /// The line that sends the message; nil where it is not known, and where a view ends a binding, which is
  /// known by the line that began it.
  var line: SourceLine? {
    let message = trace.episodes[episode].messages[message]
    if case .view = message.sender { return message.kind == .unbind ? nil : message.site }
    return message.executed
  }
}
