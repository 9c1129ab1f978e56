import Foundation
import TriptychTerminal

/// Judges an answer: messages that were foretold or put in order, by those that the code really sends,
/// and values behind marks, such as `3: model`.
struct AnswerJudge {
  private let exercise: Exercise

  /// The messages that are asked for; none where only values are.
  private let messages: [AnswerKey.Line]

  /// The right values, in lower case, by their marks.
  private let values: [String: Set<String>]

  /// A judge of the answer that is written in a file: in the pattern that the file is named after, if in any.
  init(_ exercise: Exercise, for file: URL, in material: CourseMaterial) throws(LearnFailure) {
    self.exercise = exercise
    guard exercise.kind != .name else {
      messages = []
      values = try NamingKey(of: exercise, in: material).answers
      return
    }
    let stem = file.deletingPathExtension().lastPathComponent
    let pattern = exercise.patterns.first { $0 == stem } ?? exercise.patterns.first ?? ""
    let key = try AnswerKey(of: exercise, in: pattern, material)
    messages = exercise.kind == .order ? Array(key.lines.dropFirst()) : key.lines
    switch exercise.asks {
    case .firstDifference?:
      let other = try AnswerKey(of: exercise, in: exercise.patterns.last ?? "", material)
      values = [Exercise.Question.firstDifference.rawValue: ["\(key.firstDifference(from: other))"]]
    case .oldView?:
      let last = key.lastOfOldView.map { "\($0)" } ?? "none"
      values = [Exercise.Question.oldView.rawValue: [last]]
    case .files?, nil: values = [:]
    }
  }

  /// The judgement on an answer: it says how far it is right, and not what is missing.
  func judgement(on text: String) -> Judgement {
    var written: [String] = []
    var given: [String: String] = [:]
    for line in text.split(separator: "\n").map(\.trimmed)
    where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let mark = parts[0].trimmed.lowercased()
      if parts.count == 2, messages.isEmpty || values[mark] != nil {
        given[mark] = parts[1].split(separator: " ").joined(separator: " ").lowercased()
      } else {
        written.append(line)
      }
    }
    let judgement = messages.isEmpty ? judgement(onNames: given, written) : judgement(on: written)
    guard judgement.isSolved, !messages.isEmpty, let (mark, right) = values.first else {
      return judgement
    }
    guard let answer = given[mark], !answer.isEmpty else {
      return .wrongAnswer("All messages are right. Now write your answer after “\(mark):”.")
    }
    return right.contains(answer)
      ? .solved : .wrongAnswer("All messages are right. “\(mark):” is not \(answer.plainOrQuoted).")
  }

  /// The judgement on names by their marks: it counts, and does not say which are right.
  private func judgement(onNames names: [String: String], _ others: [String]) -> Judgement {
    if let other = others.first {
      return .wrongAnswer("This line has no colon: \(other.plainOrQuoted)")
    }
    let files = Exercise.Question.files.rawValue
    let given = names.filter { !$0.value.isEmpty && (exercise.asks != .files || $0.key != files) }
    guard !given.isEmpty else { return .wrongAnswer("There is no answer yet.") }
    let right = given.count { values[$0]?.contains($1) ?? false }
    let wrong = given.count - right
    guard right == values.count, wrong == 0 else {
      let written = "You wrote \(given.count.counted("answer")), \(wrong) of them wrong."
      let others = wrong > 0 ? " \(written)" : ""
      return .wrongAnswer("\(right) of \(values.count) are right.\(others)")
    }
    guard exercise.asks == .files, names[files, default: ""].isEmpty else { return .solved }
    return .wrongAnswer(
      "All \(right) are right. Now write after “files:” which files you are going to change.")
  }

  /// The judgement on messages in order.
  private func judgement(on written: [String]) -> Judgement {
    let given = ordered(written)
    for (index, line) in given.enumerated() {
      guard index < messages.count else {
        return .wrongAnswer(
          "All messages are there; the conversation ends before this one: \(line.plainOrQuoted)")
      }
      guard isSame(line, messages[index]) else {
        let number = (written.firstIndex(of: line) ?? index) + 1
        return .wrongAnswer(
          exercise.kind == .order
            ? "Line \(number) does not come next: \(line.plainOrQuoted)\(Self.praise(of: index))"
            : "Message \(index + 1) is not \(line.plainOrQuoted)"
              + (index == 0 ? missingFirst(in: given) : Self.praise(of: index)))
      }
    }
    guard !given.isEmpty else { return .wrongAnswer("There is no message yet.") }
    guard given.count == messages.count else {
      return .wrongAnswer("More messages follow.\(Self.praise(of: given.count))")
    }
    return .solved
  }

  /// The lines, with those that only say what the user sees at the end and in the order of the recording, where the
  /// exercise asks for an order: a screen is seen at any time.
  private func ordered(_ lines: [String]) -> [String] {
    guard exercise.kind == .order else { return lines }
    let seen = messages.filter { $0.receiver == "user" }.map(\.card)
    return lines.filter { !seen.contains($0) } + seen.filter(lines.contains)
  }

  /// A question about the first message, which the exercise gives, where it is not among the lines.
  private func missingFirst(in lines: [String]) -> String {
    guard let first = messages.first, !lines.contains(where: { isSame($0, first) }) else {
      return ""
    }
    return "\nThe exercise gives the first message: is “\(first.arrow)” missing?"
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
