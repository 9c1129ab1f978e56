import AppScreens
import SharedSuite
import TriptychParity
import TriptychTerminal

extension Command {
  /// The steps that the user typed after the app's name.
  ///
  /// - Throws: A `UsageError` for what is not a step, with a correct use of the verb.
  func steps<Subject: AppDefinition>(
    for app: Subject, _ arguments: Arguments, example: String
  ) throws -> [Step<Subject.Gesture>] {
    var steps: [Step<Subject.Gesture>] = []
    for (index, notation) in arguments.operands.dropFirst().enumerated() {
      do {
        steps += try Step<Subject.Gesture>.typed(notation)
      } catch {
        let place = "gesture \(index + 1)"
        guard let (times, count) = notation.repetition else {
          throw UsageError("\(place): \(error); replace-view replaces the view", try: example)
        }
        guard count <= steps.count else {
          throw UsageError(
            """
            \(place): \(notation.quotedExcerpt) repeats \(count.counted("step")), and there are \
            \(steps.count) before it
            """, try: example)
        }
        let repeated = steps.suffix(count)
        for _ in 1..<times { steps += repeated }
      }
    }
    return steps
  }
}

extension AppDefinition {
  /// The app and its demonstration, as typed.
  var demonstrationArguments: String {
    "\(name) \(demonstration.map(\.shellQuoted).joined(separator: " "))"
  }
}
