import AppScreens
import FixturePatterns
import Testing
import TriptychParity
import TriptychTraces

/// The trace of steps that are written in an app's notation.
func trace<Subject: AppDefinition>(
  _ app: Subject, in pattern: Pattern, _ steps: String...
) throws -> Trace {
  try trace(app, in: pattern, steps)
}

/// The trace of steps that are written in an app's notation.
func trace<Subject: AppDefinition>(
  _ app: Subject, in pattern: Pattern, _ notations: [String]
) throws -> Trace {
  let steps = try notations.flatMap(Step<Subject.Gesture>.read)
  return try #require(
    Trace(of: app.name, in: pattern, steps, showing: Subject.Display.self))
}

/// The traces of steps in the three patterns of the fixtures, side by side.
func sideBySide(_ app: some AppDefinition, _ steps: String...) throws -> SideBySideTraces {
  try sideBySide(app, steps)
}

/// The traces of steps in the three patterns of the fixtures, side by side.
func sideBySide(_ app: some AppDefinition, _ steps: [String]) throws -> SideBySideTraces {
  SideBySideTraces(
    try Pattern.fixtures.map { try trace(app, in: $0, steps) })
}

extension Trace {
  /// All messages of all episodes.
  var messages: [Message] { episodes.flatMap(\.messages) }

  /// Who says what to whom, line by line, each episode under its title.
  var conversation: String {
    episodes.flatMap { episode in
      ["# \(episode.title)"]
        + episode.messages.map { message in
          let names = [message.sender, message.receiver].map(participants.name)
          return "\(names[0]) → \(names[1]): \(message.text)"
        }
    }
    .joined(separator: "\n")
  }
}
