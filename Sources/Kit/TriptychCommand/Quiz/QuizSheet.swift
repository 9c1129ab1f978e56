import CommandVerbs
import TextLayout
import Traces

/// A quiz on a console: asks questions, and judges the answers.
struct QuizSheet {
  let console: Console
  let count: Int

  /// All questions with their answers.
  func list(_ questions: [Question]) -> String {
    questions.enumerated().map { index, question in
      let answer = "answer: \(letter(question.answer))) \(question.choices[question.answer])"
        .wrapped(to: console.width, indentation: "           ")
      return text(of: question, number: index + 1) + "\(console.styled(answer, .good))\n"
        + indented(question.explanation) + "\n"
    }.joined()
  }

  /// Asks one question after the other, until they or the input end.
  func ask(_ questions: [Question]) throws {
    let introduction = """
      Type the letter of an answer, then Return; q quits. In a conversation, text = "5" sets what \
      the view holds, show(text: "5") calls the view, and text: "5" is a value to which it is bound.
      """
    try console.write("\(introduction.wrapped(to: console.width, indentation: ""))\n\n")
    var asked = 0
    var right = 0
    for (index, question) in questions.enumerated() {
      try console.write(text(of: question, number: index + 1))
      guard let answer = try readAnswer(to: question) else { break }
      asked += 1
      if answer == question.answer {
        right += 1
        try console.write("\(console.styled("right", .good))\n")
      } else {
        let answer = "\(letter(question.answer))) \(question.choices[question.answer])"
        try console.write("\(console.styled("no, \(answer)", .bad))\n")
      }
      try console.write(indented(question.explanation) + "\n")
    }
    try console.write("\(right) of \(asked) right\n")
  }

  /// Reads an answer as the index of a choice; nil at the end of the input, or at `q`.
  private func readAnswer(to question: Question) throws -> Int? {
    let letters = question.choices.indices.map(letter)
    for _ in 0..<20 {
      try console.write("> ")
      guard let line = console.readLine() else {
        try console.write("\n")
        return nil
      }
      let answer = line.lowercased().filter { !$0.isWhitespace && $0 != ")" }
      if let index = letters.firstIndex(of: answer) { return index }
      if answer == "q" { return nil }
      let choices = "\(letters.dropLast().joined(separator: ", ")) or \(letters.last ?? "")"
      let message = "\(line.quotedExcerpt) is not an answer; type \(choices), or q to quit"
      try console.write("\(message.wrapped(to: console.width, indentation: ""))\n")
    }
    throw UsageError("none of 20 lines is an answer", try: "quiz --list")
  }

  private func text(of question: Question, number: Int) -> String {
    let heading = console.styled("Question \(number) of \(count)", .heading)
    let choices = question.choices.enumerated().map { "\(letter($0))) \($1)" }
    return "\(heading)\n\(question.trigger.wrapped(to: console.width, indentation: ""))\n"
      + indented(question.conversation)
      + "\n\(question.text.wrapped(to: console.width, indentation: ""))\n" + indented(choices)
  }

  private func indented(_ lines: [String]) -> String {
    lines.map { "  \($0.wrapped(to: console.width, indentation: "      "))\n" }.joined()
  }

  private func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index)))
  }
}
