import AppScreens
import Parity
import Testing
import Traces

/// The trace of steps that are written in an app's notation.
func trace<Subject: AppDefinition>(
  _ app: Subject, in pattern: Pattern, _ steps: String...
) throws -> Trace {
  try trace(app, in: pattern, steps)
}

/// The trace of steps that are written in an app's notation.
func trace<Subject: AppDefinition>(
  _ app: Subject, in pattern: Pattern, _ notations: [String], findingLines: Bool = true
) throws -> Trace {
  let steps = try notations.flatMap(Step<Subject.Gesture>.read)
  return try #require(
    Trace(
      of: app.name, in: pattern, steps, showing: Subject.Display.self, findingLines: findingLines))
}

extension Trace {
  /// All messages of all episodes.
  var messages: [Message] { episodes.flatMap(\.messages) }

  /// The trace as lines of JSON.
  func jsonLines() throws -> [String] {
    var lines: [String] = []
    try TraceLines(self).write { lines.append($0) }
    return lines
  }
}

extension Trace.Episode {
  /// The kind and the text of each message.
  var lines: [String] {
    messages.map { "\($0.kind.rawValue): \($0.text(namingViews: false))" }
  }
}
