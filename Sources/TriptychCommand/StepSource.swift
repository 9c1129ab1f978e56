import AppScreens
import Foundation
import Parity
import TextLayout

extension Command {
  /// The steps that the user typed after the app's name, and those in the file of `--from`.
  func steps<Subject: AppDefinition>(
    for app: Subject, _ arguments: Arguments, _ console: Console, example: String
  ) throws -> [Step<Subject.Gesture>] {
    let source = StepSource(example: example)
    var steps: [Step<Subject.Gesture>] = try source.steps(
      in: Array(arguments.operands.dropFirst()))
    if let path = arguments[SharedOptions.from] {
      steps += try source.steps(in: console.read(path), from: path)
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

/// A reader of steps, from arguments or from the lines of a file.
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

  /// The steps in a file, one gesture or one run of gestures a line; empty lines are skipped.
  ///
  /// A line that begins with `"` is a JSON string, so that a gesture can have line breaks in it.
  func steps<Gesture>(in data: Data, from path: String) throws -> [Step<Gesture>] {
    var steps: [Step<Gesture>] = []
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let place = "\(path == "-" ? "standard input" : path.plainOrQuoted), line \(index + 1)"
      guard !line.isEmpty, line != Data("\r".utf8) else { continue }
      try read(notation(in: line, at: place), at: place, after: &steps)
    }
    return steps
  }

  private func notation(in line: Data, at place: String) throws -> String {
    if line.first == UInt8(ascii: "\"") {
      guard let text = try? JSONDecoder().decode(String.self, from: line) else {
        throw UsageError("\(place): a line that begins with \" must be a JSON string", try: example)
      }
      return text
    }
    guard let text = String(data: line, encoding: .utf8) else {
      throw UsageError("\(place): not UTF-8", try: example)
    }
    return text.hasSuffix("\r") ? String(text.dropLast()) : text
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
