import Foundation
import TextLayout

/// Judges messages that were foretold or put in order, by those that the code really sends.
struct AnswerJudge {
  private let exercise: Exercise
  private let key: AnswerKey

  /// The number of the first message that differs between the exercise's two patterns; nil for one pattern.
  private let difference: Int?

  /// A judge of an exercise's answers.
  init(_ exercise: Exercise, in classroom: Classroom) throws(LearnFailure) {
    self.exercise = exercise
    key = try AnswerKey(of: exercise, in: exercise.patterns.first ?? "", classroom)
    guard exercise.kind == .predict, exercise.patterns.count > 1 else {
      difference = nil
      return
    }
    let other = try AnswerKey(of: exercise, in: exercise.patterns[1], classroom)
    let names = Set((key.lines + other.lines).flatMap { [$0.sender, $0.receiver] })
    let roles = names.subtracting(["person", "view", "model", "world"])
    func arrow(_ line: AnswerKey.Line) -> [String] {
      [line.sender, line.receiver].map { roles.contains($0) ? "mediator" : $0 }
    }
    let same = zip(key.lines, other.lines).prefix { arrow($0) == arrow($1) }.count
    difference = same + 1
  }

  /// The judgement on an answer: it says how far it is right, and not what is missing.
  func judgement(on text: String) -> Judgement {
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    let isNumber = { (line: String) in line.lowercased().hasPrefix(Self.differenceMark) }
    let given = lines.filter { !isNumber($0) }
    let right = exercise.kind == .order ? Array(key.lines.dropFirst()) : key.lines
    for (index, line) in given.enumerated() {
      guard index < right.count else {
        return .wrongAnswer(
          "the first \(right.count) are right, and then it is over: \(line.quoted)")
      }
      guard isSame(line, right[index]) else {
        return .wrongAnswer(
          "message \(index + 1) is another one than \(line.quoted)"
            + (index == 0 ? "" : "; \(index.counted("message")) before it right"))
      }
    }
    guard given.count == right.count else {
      return .wrongAnswer(
        "\(given.count.counted("message")) right so far; the conversation goes on after that")
    }
    guard let difference else { return .solved }
    let number = lines.first(where: isNumber)?.dropFirst(Self.differenceMark.count)
      .trimmingCharacters(in: .whitespaces)
    guard let number, !number.isEmpty else {
      return .wrongAnswer("all messages are right; now the number of the first that differs")
    }
    return Int(number) == difference
      ? .solved : .wrongAnswer("all messages are right; the first that differs is not \(number)")
  }

  private static let differenceMark = "first difference:"

  /// Indicates whether a line says a message: for an order as it stands, for a forecast its arrow.
  private func isSame(_ line: String, _ message: AnswerKey.Line) -> Bool {
    if exercise.kind == .order { return line == message.card }
    let plain = line.lowercased().replacing("→", with: ">").replacing("->", with: ">")
      .filter { !$0.isWhitespace }
    let arrow = plain.prefix { $0 != ":" }
    return arrow == message.arrow.lowercased().filter { !$0.isWhitespace }
  }
}
