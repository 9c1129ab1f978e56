import Foundation

/// Judges messages that were foretold or put in order, by those that the code really sends.
struct AnswerJudge {
  private let exercise: Exercise
  private let key: AnswerKey

  /// What is asked besides the messages, as the answer says it, and what it must say; nil for nothing.
  private let question: (mark: String, answer: String)?

  /// A judge of the answer that is written in a file: in the pattern that the file is named after, if in any.
  init(_ exercise: Exercise, for file: URL, in classroom: Classroom) throws(LearnFailure) {
    self.exercise = exercise
    let stem = file.deletingPathExtension().lastPathComponent
    let pattern = exercise.patterns.first { $0 == stem } ?? exercise.patterns.first ?? ""
    key = try AnswerKey(of: exercise, in: pattern, classroom)
    let answer: String
    switch exercise.question {
    case nil, .files:
      question = nil
      return
    case .firstDifference:
      let other = try AnswerKey(of: exercise, in: exercise.patterns.last ?? "", classroom)
      answer = "\(key.firstDifference(from: other))"
    case .oldView: answer = key.lastOfOldView.map { "\($0)" } ?? "none"
    }
    question = exercise.question.map { ($0.mark, answer) }
  }

  /// The judgement on an answer: it says how far it is right, and not what is missing.
  func judgement(on text: String) -> Judgement {
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    let isAnswer = { (line: String) in
      question.map { line.lowercased().hasPrefix($0.mark) } ?? false
    }
    let written = lines.filter { !isAnswer($0) }
    let given = ordered(written)
    let right = exercise.kind == .order ? Array(key.lines.dropFirst()) : key.lines
    for (index, line) in given.enumerated() {
      guard index < right.count else {
        return .wrongAnswer(
          "All messages are there; the conversation ends before this one: \(line)")
      }
      guard isSame(line, right[index]) else {
        let number = (written.firstIndex(of: line) ?? index) + 1
        return .wrongAnswer(
          exercise.kind == .order
            ? "Line \(number) does not come next: \(line)\(Self.praise(of: index))"
            : "Message \(index + 1) is not: \(line)\(Self.praise(of: index))")
      }
    }
    guard !given.isEmpty else { return .wrongAnswer("There is no message yet.") }
    guard given.count == right.count else {
      return .wrongAnswer("The conversation goes on here.\(Self.praise(of: given.count))")
    }
    guard let question else { return .solved }
    let told = lines.first(where: isAnswer)?.dropFirst(question.mark.count)
      .trimmingCharacters(in: .whitespaces).lowercased()
    guard let told, !told.isEmpty else {
      return .wrongAnswer("All messages are right. Now write behind “\(question.mark)”.")
    }
    return told == question.answer
      ? .solved
      : .wrongAnswer("All messages are right. “\(question.mark)” is not \(told).")
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

  /// Indicates whether a line says a message: for an order as it stands, for a forecast its arrow.
  private func isSame(_ line: String, _ message: AnswerKey.Line) -> Bool {
    if exercise.kind == .order { return line == message.card }
    let plain = line.lowercased().replacing("→", with: ">").replacing("->", with: ">")
      .filter { !$0.isWhitespace }
    let arrow = plain.prefix { $0 != ":" }
    return arrow == message.arrow.lowercased().filter { !$0.isWhitespace }
  }
}

extension AnswerKey {
  /// The number of the first message that goes another way than in another pattern, whatever the mediators' names.
  fileprivate func firstDifference(from other: AnswerKey) -> Int {
    zip(lines, other.lines).prefix { $0.way == $1.way }.count + 1
  }
}
