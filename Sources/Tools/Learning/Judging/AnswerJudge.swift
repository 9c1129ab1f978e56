import Foundation

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
    let given = ordered(lines.filter { !isNumber($0) })
    let right = exercise.kind == .order ? Array(key.lines.dropFirst()) : key.lines
    for (index, line) in given.enumerated() {
      guard index < right.count else {
        return .wrongAnswer(
          "All messages are there; the conversation ends before this one: \(line)")
      }
      guard isSame(line, right[index]) else {
        return .wrongAnswer("Message \(index + 1) is not: \(line)\(Self.praise(of: index))")
      }
    }
    guard given.count == right.count else {
      return .wrongAnswer("The conversation goes on here.\(Self.praise(of: given.count))")
    }
    guard let difference else { return .solved }
    let number = lines.first(where: isNumber)?.dropFirst(Self.differenceMark.count)
      .trimmingCharacters(in: .whitespaces)
    guard let number, !number.isEmpty else {
      return .wrongAnswer("All messages are right. Now the number of the first that differs.")
    }
    return Int(number) == difference
      ? .solved : .wrongAnswer("All messages are right. The first that differs is not \(number).")
  }

  /// The lines, with those that only say what the person sees at the end and in the order of the recording, where the
  /// exercise asks for an order: a screen is seen at any time.
  private func ordered(_ lines: [String]) -> [String] {
    guard exercise.kind == .order else { return lines }
    let seen = key.lines.dropFirst().filter { $0.receiver == "person" }.map(\.card)
    return lines.filter { !seen.contains($0) } + seen.filter(lines.contains)
  }

  /// A sentence on the messages that are right so far; none where there are none.
  private static func praise(of count: Int) -> String {
    switch count {
    case 0: ""
    case 1: "\nThe first message is right."
    default: "\nThe first \(count) messages are right."
    }
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
