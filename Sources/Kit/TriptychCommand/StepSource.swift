import AppScreens
import CommandVerbs
import Parity
import TextLayout

extension Command {
  /// The steps that the user typed after the app's name.
  func steps<Subject: AppDefinition>(
    for app: Subject, _ arguments: Arguments, example: String
  ) throws -> [Step<Subject.Gesture>] {
    try StepSource(example: example).steps(in: Array(arguments.operands.dropFirst()))
  }
}

extension AppDefinition {
  /// The app and its demonstration, as typed.
  var demonstrationArguments: String {
    "\(name) \(demonstration.map(\.shellQuoted).joined(separator: " "))"
  }
}

/// A reader of steps, from arguments.
struct StepSource {
  /// A correct use of the verb, for messages.
  let example: String

  /// The steps that arguments stand for.
  func steps<Gesture>(in arguments: [String]) throws -> [Step<Gesture>] {
    var steps: [Step<Gesture>] = []
    for (index, argument) in arguments.enumerated() {
      try read(argument, at: "gesture \(index + 1)", after: &steps)
    }
    return steps
  }

  /// Reads steps, or how often the ones before are made.
  private func read<Gesture>(
    _ notation: String, at place: String, after steps: inout [Step<Gesture>]
  ) throws {
    do {
      steps += try Step<Gesture>.read(notation)
    } catch {
      guard let repetition = StepRepetition.read(notation) else {
        throw UsageError("\(place): \(error)", try: example)
      }
      guard repetition.steps <= steps.count else {
        throw UsageError(
          """
          \(place): \(notation.quotedExcerpt) repeats \(repetition.steps.counted("step")), and there \
          are \(steps.count) before it
          """, try: example)
      }
      let repeated = steps.suffix(repetition.steps)
      for _ in 1..<repetition.times { steps += repeated }
    }
  }
}
