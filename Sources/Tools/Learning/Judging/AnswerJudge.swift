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
    guard let number = Self.number(in: answer) else {
      return .wrongAnswer("All messages are right. Write a number after “\(mark):”, such as 1.")
    }
    return right.contains(number)
      ? .solved : .wrongAnswer("All messages are right. “\(mark):” is not \(number).")
  }

  /// The number in an answer, in digits or as a word, or `none`; nil where there is not one.
  private static func number(in answer: String) -> String? {
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    let numbers = answer.split { !$0.isLetter && !$0.isNumber }.compactMap { word -> String? in
      if word == "none" || word.allSatisfy(\.isNumber) { return String(word) }
      return words.firstIndex(of: String(word)).map { "\($0 + 1)" }
    }
    return numbers.count == 1 ? numbers[0] : nil
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
  private func judgement(on given: [String]) -> Judgement {
    // In an order, what the user sees may stand anywhere after what shows it: a screen is seen at any time.
    var seen = exercise.kind == .order ? messages.filter { $0.receiver == "user" } : []
    var others = messages.filter { !seen.contains($0) }[...]
    for (index, line) in given.enumerated() {
      let isNext = seen.firstIndex { message in
        isSame(line, message) && !others.contains { $0.shows(message) }
      }
      if let place = isNext {
        seen.remove(at: place)
      } else if let next = others.first, isSame(line, next) {
        others = others.dropFirst()
      } else if seen.isEmpty && others.isEmpty {
        return .wrongAnswer(
          "All messages are there; the conversation ends before this one: \(line.plainOrQuoted)")
      } else if exercise.kind == .order {
        return .wrongAnswer(
          "Line \(index + 1) does not come next: \(line.plainOrQuoted)\(Self.praise(of: index))")
      } else {
        return .wrongAnswer(
          "Message \(index + 1) is not \(line.plainOrQuoted)"
            + (explanation(of: line)
              ?? (index == 0 ? missingFirst(in: given) : Self.praise(of: index))))
      }
    }
    guard !given.isEmpty else { return .wrongAnswer("There is no message yet.") }
    guard seen.isEmpty && others.isEmpty else {
      return .wrongAnswer("More messages follow.\(Self.praise(of: given.count))")
    }
    return .solved
  }

  /// A sentence on a line that is no message between the objects of the exercise; nil for one that is.
  private func explanation(of line: String) -> String? {
    let ends = Self.withPlainArrows(Self.withoutNumber(line)).prefix { $0 != ":" }
      .split(separator: ">", omittingEmptySubsequences: false).map(\.trimmed)
    guard ends.count == 2 else { return "\nWrite SENDER > RECEIVER." }
    let objects = (messages.map(\.sender) + messages.map(\.receiver)).uniqued
    let stranger = ends.first { end in
      !objects.contains { $0.lowercased() == end.lowercased() }
    }
    return stranger.map { end in
      "\n“\(end.shortened(beyond: 40).spelledOut)” is not one of \(objects.listed)."
    }
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
    if exercise.kind == .order { return Self.compact(line) == Self.compact(message.card) }
    return arrow(of: line) == Self.compact(message.arrow.lowercased())
  }

  /// The part of a line before its text, such as `view>presenter`.
  private func arrow(of line: String) -> String {
    String(Self.compact(line.lowercased()).prefix { $0 != ":" })
  }

  /// A line without its blanks and its number, whichever arrows it is typed with.
  private static func compact(_ line: String) -> String {
    withPlainArrows(withoutNumber(line)).filter { !$0.isWhitespace }
  }

  /// A line without a number and a point before it.
  private static func withoutNumber(_ line: String) -> String {
    line.replacing(/^\s*\d+[.)]\s*/, with: "")
  }

  private static func withPlainArrows(_ line: String) -> String {
    line.replacing("→", with: ">").replacing("->", with: ">")
  }
}

extension AnswerKey.Line {
  /// Indicates whether another message gives the view what the user sees by this one.
  fileprivate func shows(_ other: AnswerKey.Line) -> Bool {
    let value = other.text.split(separator: ": ", maxSplits: 1).last ?? ""
    return isShown && other.sender == "view" && text.contains(value)
  }
}

extension AnswerKey {
  /// The number of the first message that goes another way than in another pattern, whatever the mediators' names.
  fileprivate func firstDifference(from other: AnswerKey) -> Int {
    zip(lines, other.lines).prefix { $0.way == $1.way }.count + 1
  }
}
