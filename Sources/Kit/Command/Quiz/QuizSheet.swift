import TriptychCommandVerbs
import TriptychTextLayout
import TriptychTraces

/// A quiz on a console: asks questions, and judges the answers.
struct QuizSheet {
  let console: Console
  let count: Int

  /// What to know before the first question, in paragraphs.
  private func introduction(to questions: [Question]) -> String {
    var paragraphs = [
      """
      The lines of a question are the messages of its last step; an arrow points from the sender to \
      the receiver. The mediator is the controller, the presenter or the view model. This program's own \
      versions of the app send these messages: elsewhere a pattern may connect its objects differently.
      """
    ]
    for scene in questions.map(\.scene) where scene.hasService {
      let paragraph = "\(scene.title): \(scene.notation)."
      if !paragraphs.contains(paragraph) { paragraphs.append(paragraph) }
    }
    if paragraphs.count > 1 {
      paragraphs.append(
        """
        The service or the store does the steps reply, fail and arrive. A cancelled request without a \
        response counts as a request without a response. A response without a request, or a retry \
        that is not offered, does nothing.
        """)
    }
    return paragraphs.map { $0.wrapped(to: console.width, indentation: "") }
      .joined(separator: "\n")
  }

  private static let withoutLines = """
    This is a release build, which knows the lines of the views, but not those of the mediators: not \
    every answer cites the line that sends the message.
    """

  /// All questions with their answers.
  func list(_ questions: [Question]) -> String {
    let sheet = questions.enumerated().map { index, question in
      let answer = "answer: \(letter(question.answer))) \(question.right.text)"
        .wrapped(to: console.width, indentation: "           ")
      return text(of: question, number: index + 1) + "\(console.styled(answer, .good))\n"
        + explanation(of: question.right) + "\n"
    }
    let lines =
      Trace.knowsLines
      ? "" : "\(Self.withoutLines.wrapped(to: console.width, indentation: ""))\n"
    return "\(introduction(to: questions))\n\(lines)\n\(sheet.joined())"
  }

  /// Asks one question after the other, until they or the input end.
  func ask(_ questions: [Question]) throws {
    try console.write(
      "Type the letter of an answer, then Return; q quits.\n\(introduction(to: questions))\n\n")
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
        let given = "no. \(question.choices[answer].reason)"
          .wrapped(to: console.width, indentation: "    ")
        let solution = "Right is \(letter(question.answer))) \(question.right.text)"
          .wrapped(to: console.width, indentation: "   ")
        try console.write("\(console.styled(given, .bad))\n")
        try console.write(code(of: question.choices[answer]))
        try console.write("\(solution)\n")
      }
      try console.write(explanation(of: question.right) + "\n")
    }
    try console.write("\(right) of \(asked) right\n")
  }

  /// Why an answer is right or wrong, and the line of code that proves it.
  private func explanation(of choice: Question.Choice) -> String {
    "  \(choice.reason.wrapped(to: console.width, indentation: "  "))\n" + code(of: choice)
  }

  /// The line of code that proves an answer, by its place and as it is.
  private func code(of choice: Question.Choice) -> String {
    guard let line = choice.proof?.line else { return "" }
    let code = line.text.map { "  \($0.cut(to: console.width - 4))" }
    return ["\(line)", code].compactMap(\.self)
      .map { "  \(console.styled($0, .quiet))\n" }.joined()
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
    throw UsageError("none of 20 lines is an answer", try: "quiz --list 6")
  }

  private func text(of question: Question, number: Int) -> String {
    let heading = console.styled("Question \(number) of \(count)", .heading)
    let choices = question.choices.enumerated().map { "\(letter($0))) \($1.text)" }
    let trigger = "\(question.subject). \(question.scene.steps)"
    return "\(heading)\n\(trigger.wrapped(to: console.width, indentation: ""))\n"
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
