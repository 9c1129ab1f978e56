import AppScreens
import CommandVerbs
import Parity
import TextLayout
import Traces

private enum Options {
  static let seed = SharedOptions.seed(of: "the questions", unlessGiven: "another at each run")
  static let count = ValueOption<Int>(
    "--count", in: 1...100, "the number of questions; default: 6.")
  static let list = Flag("--list", "prints the questions with their answers, without asking.")
}

extension Command {
  /// The verb `quiz`: questions about real traces, asked one by one or listed with their answers.
  var quizVerb: Verb {
    Verb(
      "quiz", .any("APP"), summary: "Questions about traces, with answers.",
      details: """
        Asks about traces that it has just recorded from the running code: which pattern this is, \
        which message comes next, who decided on a word. Type the letter of an answer. The right \
        answer then appears, with the message that proves it, the line that records the message, and \
        the declaration that it names. APP is one of \(appNames); default: all. The same \
        seed gives the same questions.
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

  /// Traces, in every pattern, of random steps from the app's demonstration.
  private func traces<Subject: AppDefinition>(
    of app: Subject, using generator: inout SeededGenerator
  ) throws -> SideBySideTraces {
    let pool = try app.demonstrationSteps()
    let length = Int.random(in: 2...4, using: &generator)
    let steps = (0..<length).compactMap { _ in pool.randomElement(using: &generator) }
    return SideBySideTraces(
      of: app.name, in: patterns, steps, showing: Subject.Display.self, findingLines: false)
  }
}
