import TriptychSourceReading
import TriptychTraces

/// A message that proves an answer, by its place in a trace.
struct Proof {
  let trace: Trace
  let episode: Int
  let message: Int

  /// The line that the mediator was executing, or on which the view sends or receives the message; nil
  /// where neither is known.
  var line: SourceLine? {
    let message = trace.episodes[episode].messages[message]
    if case .view = message.sender { return message.site }
    if case .line(let place, _)? = message.execution { return place }
    return message.site
  }
}
