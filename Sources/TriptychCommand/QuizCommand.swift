import AppScreens
import Parity
import TextLayout
import Traces

private enum Options {
  static let seed = SharedOptions.seed(of: "the questions", unlessGiven: "another at each run")
  static let count = ValueOption<Int>("--count", in: 1...100, "how many questions; 6 unless given.")
  static let list = Flag("--list", "prints the questions with their answers, and asks nothing.")
}

extension Command {
  /// The verb `quiz`: questions about real traces, asked one by one or listed with their answers.
  var quizVerb: Verb {
    Verb(
      "quiz", .any("APP"), summary: "Questions about such traces, with answers.",
      details: """
        Asks about conversations that the running code has just had: which pattern one is, which \
        message comes next, who decided a word. Type the letter of an answer; what is right is then \
        shown, with the message that proves it, where the view records it, and where what it names \
        is declared. APP is one of \(appNames); all of them unless given.
        """,
      options: [Options.seed, Options.count, Options.list], examples: ["quiz --list --seed 1"],
      run: quiz)
  }

  private func quiz(_ arguments: Arguments, _ console: Console) throws -> Bool {
    let seed = arguments[Options.seed] ?? UInt64.random(in: 0...9999)
    let count = arguments[Options.count] ?? 6
    let apps = try apps(named: arguments.operands)
    let questions = try questions(about: apps, count: count, seed: seed)
    guard !questions.isEmpty else {
      throw UsageError("there is nothing to ask: no pattern's views record messages", try: "trace")
    }
    let sheet = QuizSheet(console: console, count: questions.count)
    if arguments[Options.list] {
      try console.write(sheet.list(questions))
    } else {
      try sheet.ask(questions)
    }
    let again = ["quiz"] + arguments.operands + ["--seed \(seed) --count \(count)"]
    try console.write("\(console.styled("again: \(again.joined(separator: " "))", .quiet))\n")
    return true
  }

  /// Questions on every subject in turn, each about new steps on one of the apps.
  private func questions(
    about apps: [any AppDefinition], count: Int, seed: UInt64
  ) throws -> [Question] {
    var generator = SeededGenerator(seed: seed)
    var questions: [Question] = []
    var attempts = 0
    while questions.count < count, attempts < 20 * count {
      let subject = Question.Subject.allCases[attempts % Question.Subject.allCases.count]
      attempts += 1
      let app = apps[Int.random(in: apps.indices, using: &generator)]
      let traces = try traces(of: app, using: &generator)
      if let question = Question(on: subject, about: traces, using: &generator),
        !questions.contains(where: { $0.trigger == question.trigger && $0.text == question.text })
      {
        questions.append(question)
      }
    }
    return questions
  }

  /// Traces of some steps in every pattern, drawn from those that show the app off.
  private func traces<Subject: AppDefinition>(
    of app: Subject, using generator: inout SeededGenerator
  ) throws -> SideBySideTraces {
    let pool = try app.demonstrationSteps()
    let length = Int.random(in: 2...4, using: &generator)
    let steps = (0..<length).compactMap { _ in pool.randomElement(using: &generator) }
    return SideBySideTraces(
      of: app.name, in: patterns, steps, showing: Subject.Display.self)
  }
}

/// How questions are put to a person, and their answers judged.
private struct QuizSheet {
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
      Type the letter of an answer, and Return; q ends it. In a conversation, text = "5" sets what \
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

  /// The index of the choice that the person names; nil at the end of the input, or at `q`.
  private func readAnswer(to question: Question) throws -> Int? {
    let letters = question.choices.indices.map(letter)
    while true {
      try console.write("> ")
      guard let line = console.readLine() else {
        try console.write("\n")
        return nil
      }
      let answer = line.lowercased().filter { !$0.isWhitespace && $0 != ")" }
      if let index = letters.firstIndex(of: answer) { return index }
      if answer == "q" { return nil }
      let choices = "\(letters.dropLast().joined(separator: ", ")) or \(letters.last ?? "")"
      let message = "\(line.quotedExcerpt) is none of the answers; type \(choices), or q to end"
      try console.write("\(message.wrapped(to: console.width, indentation: ""))\n")
    }
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
