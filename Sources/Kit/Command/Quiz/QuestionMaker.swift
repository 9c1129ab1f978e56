import AppScreens
import TriptychParity
import TriptychTraces

/// Makes questions of random steps on apps in patterns.
struct QuestionMaker {
  private var scenes: [QuizScene] = []
  private var generator: SeededGenerator

  /// A maker of about so many questions on a command's apps and patterns.
  init(_ command: Command, apps: [any AppDefinition], count: Int, seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    for number in 0..<(12 + 4 * count) {
      let app = apps[number % apps.count]
      let patterns = command.patterns.map { command.recordingPattern($0, of: app) }
      try addScenes(of: app, in: patterns, sample: number)
    }
  }

  /// Takes random steps from an app's demonstration in every pattern.
  private mutating func addScenes<Subject: AppDefinition>(
    of app: Subject, in patterns: [Pattern], sample: Int
  ) throws {
    let pool = try app.demonstrationSteps()
    let length = Int.random(in: 1...6, using: &generator)
    var steps = (0..<length).compactMap { _ in pool.randomElement(using: &generator) }
    // Few random walks have a view replaced when there is something to lose.
    if Bool.random(using: &generator) { steps.append(.replaceView) }
    let traces = SideBySideTraces(
      of: app.name, in: patterns, steps, showing: Subject.Display.self)
    scenes += traces.episodes.indices.flatMap { index in
      traces.traces.map {
        QuizScene(
          title: app.title, notation: app.notation, sample: sample, traces: traces, trace: $0,
          index: index)
      }
    }
  }

  /// Questions of every form in turn; fewer where the patterns' views record too little to ask for.
  mutating func questions(_ count: Int) -> [Question] {
    let makers = [MissingLineQuestions.about, LeftOutQuestions.about, PatternQuestions.about]
    var forms = makers.map { QuestionSupply(scenes.flatMap($0)) }
    var questions: [Question] = []
    var turn = 0
    while questions.count < count, !forms.isEmpty {
      let form = turn % forms.count
      if let question = forms[form].next(after: questions, using: &generator) {
        questions.append(question)
        turn += 1
      } else {
        forms.remove(at: form)
      }
    }
    return questions
  }
}
