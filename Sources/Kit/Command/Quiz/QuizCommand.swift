import AppScreens
import TriptychCommandVerbs
import TriptychParity
import TriptychTextLayout

private enum Options {
  static let seed = SharedOptions.seed(of: "the questions", unlessGiven: "a new one each time")
  static let list = ValueOption<Int>(
    "--list", in: 1...100, "prints N questions with their answers, without asking.")
}

extension Command {
  /// The verb `quiz`: questions about real traces, asked one by one or listed with their answers.
  var quizVerb: Verb {
    Verb(
      "quiz", .any("APP"), summary: "Questions about conversations, with answers and reasons.",
      details: """
        Asks about conversations that it has just recorded from the running code: which line is \
        missing, what is different if one is left out, which pattern it is. Type the letter of an \
        answer. You then read why it is right or wrong, with the line of code that ran, where this \
        build knows it. APP is one of \(appNames); default: all. The same seed and number give the \
        same questions.
        """,
      options: [Options.seed, Options.list], examples: ["quiz --list 6 --seed 1"],
      run: quiz)
  }

  private func quiz(_ arguments: Arguments, _ console: Console) throws -> Bool {
    let seed = arguments[Options.seed] ?? UInt64.random(in: 0...9999)
    let count = arguments[Options.list] ?? 6
    let apps = try apps(named: arguments.operands)
    var maker = try QuestionMaker(self, apps: apps, count: count, seed: seed)
    let questions = maker.questions(count)
    guard !questions.isEmpty else {
      throw UsageError("there is nothing to ask: no pattern's views record messages", try: "trace")
    }
    let sheet = QuizSheet(console: console, count: questions.count)
    if arguments[Options.list] != nil {
      try console.write(sheet.list(questions))
    } else {
      try sheet.ask(questions)
    }
    let again =
      [invocation, "quiz"] + arguments.operands + ["--seed \(seed)"]
      + (arguments[Options.list].map { ["--list \($0)"] } ?? [])
    try console.write("\(console.styled("again: \(again.joined(separator: " "))", .quiet))\n")
    return true
  }
}
