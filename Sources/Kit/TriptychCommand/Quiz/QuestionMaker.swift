import AppScreens
import Parity
import Traces

/// What a question asks for, in the order in which a quiz does.
enum QuizSubject: CaseIterable {
  case missingLine, leftOut, pattern, change, request, keeper

  /// All questions on the subject about a step in a pattern.
  func questions(about scene: QuizScene) -> [Question] {
    switch self {
    case .missingLine: MissingLineQuestions.about(scene)
    case .leftOut: LeftOutQuestions.about(scene)
    case .pattern: PatternQuestions.about(scene)
    case .change: ChangeQuestions.about(scene)
    case .request: RequestQuestions.about(scene)
    case .keeper: KeeperQuestions.about(scene)
    }
  }
}

/// Makes questions of random steps on apps in patterns.
struct QuestionMaker {
  private let samples: [QuizSample]
  private var generator: SeededGenerator

  /// A maker of about so many questions.
  init(apps: [any AppDefinition], patterns: [Pattern], count: Int, seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    var samples: [QuizSample] = []
    for number in 0..<(12 + 4 * count) {
      let app = apps[number % apps.count]
      samples.append(try QuizSample(number, of: app, in: patterns, using: &generator))
    }
    self.samples = samples
  }

  /// Questions on every subject in turn; fewer where the patterns' views record too little to ask for.
  mutating func questions(_ count: Int) -> [QuizItem] {
    var supplies = Dictionary(
      uniqueKeysWithValues: QuizSubject.allCases.map { subject in
        (subject, Supply(samples.flatMap { $0.items(on: subject) }))
      })
    var items: [QuizItem] = []
    var subjects = QuizSubject.allCases
    var turn = 0
    while items.count < count, !subjects.isEmpty {
      let subject = subjects[turn % subjects.count]
      if let item = supplies[subject]?.next(after: items, using: &generator) {
        items.append(item)
        turn += 1
      } else {
        subjects.removeAll { $0 == subject }
      }
    }
    return items
  }
}

/// Questions on one subject.
private struct Supply {
  /// Those that were not asked yet, by the kind of the right answer.
  private var items: [String: [QuizItem]]

  /// The number of questions that were asked, by the kind of the right answer.
  private var asked: [String: Int]

  /// How often each answer is right, where each kind is right equally often.
  private let frequencies: [String: Double]

  init(_ all: [QuizItem]) {
    items = Dictionary(grouping: all) { $0.question.kind }
    asked = items.mapValues { _ in 0 }
    var frequencies: [String: Double] = [:]
    for items in items.values {
      for item in items {
        frequencies[item.question.choices[item.question.answer].text, default: 0] +=
          1 / Double(items.count)
      }
    }
    self.frequencies = frequencies
  }

  /// A random question that was not asked before, its answers in any order; nil if there is none left.
  ///
  /// Each kind of right answer comes as often as any other: whoever always gave the same answer would
  /// otherwise be right too often. Where one kind is used up, all are, and where all answers are of one
  /// kind, there is nothing to know. Steps that a question has been about come again only where there
  /// are no others.
  mutating func next(
    after earlier: [QuizItem], using generator: inout some RandomNumberGenerator
  ) -> QuizItem? {
    guard asked.count > 1, let fewest = asked.values.min() else { return nil }
    let kinds = asked.keys.filter { asked[$0] == fewest }.sorted()
    guard let kind = kinds.randomElement(using: &generator) else { return nil }
    while let left = items[kind], !left.isEmpty {
      let fresh = left.filter { item in !earlier.contains { $0.hasSteps(of: item) } }
      let candidates = fresh.isEmpty ? left : fresh
      guard var item = candidates.randomElement(using: &generator) else { break }
      items[kind]?.removeAll { $0.question.isSame(as: item.question) }
      guard
        let question = item.question.shuffled(frequencies: frequencies, using: &generator)
      else { continue }
      item.question = question
      asked[kind, default: 0] += 1
      return item
    }
    return nil
  }
}

/// Random steps from an app's demonstration, as they went in every pattern.
private struct QuizSample {
  private let number: Int
  private let scenes: [QuizScene]

  /// Takes the steps again as far as a proof, in its pattern, and finds the lines that ran.
  let retrace: (Question.Proof) -> Trace?

  init<Subject: AppDefinition>(
    _ number: Int, of app: Subject, in patterns: [Pattern],
    using generator: inout some RandomNumberGenerator
  ) throws {
    self.number = number
    let pool = try app.demonstrationSteps()
    let length = Int.random(in: 1...6, using: &generator)
    var steps = (0..<length).compactMap { _ in pool.randomElement(using: &generator) }
    // Few random walks have a view replaced when there is something to lose.
    if Bool.random(using: &generator) { steps.append(.replaceView) }
    let traces = SideBySideTraces(
      of: app.name, in: patterns, steps, showing: Subject.Display.self, findingLines: false)
    scenes = traces.episodes.indices.flatMap { index in
      traces.traces.map { QuizScene(title: app.title, traces: traces, trace: $0, index: index) }
    }
    retrace = { proof in
      patterns.first { $0.name == proof.pattern }.flatMap {
        Trace(
          of: app.name, in: $0, Array(steps.prefix(proof.episode)), showing: Subject.Display.self)
      }
    }
  }

  /// All questions on a subject.
  func items(on subject: QuizSubject) -> [QuizItem] {
    scenes.flatMap { scene in
      subject.questions(about: scene).map {
        QuizItem(
          question: $0, sample: number, steps: "\(scene.title): \(scene.steps)", retrace: retrace)
      }
    }
  }
}

/// A question, and the way to the lines of code that prove its answers.
struct QuizItem {
  var question: Question

  /// The number of the sample that it is about a step of.
  let sample: Int

  /// The app, and the steps up to the one that it is about.
  let steps: String

  /// Takes the steps again as far as a proof, in its pattern, and finds the lines that ran.
  let retrace: (Question.Proof) -> Trace?

  /// Indicates whether another is about the same steps, or about some that go on from there.
  func hasSteps(of other: QuizItem) -> Bool { sample == other.sample || steps == other.steps }

  /// The line of code that proves an answer, and the code there.
  func code(for choice: Question.Choice) -> [String] {
    guard let proof = choice.proof, let place = retrace(proof)?.line(proving: proof) else {
      return []
    }
    return ["\(place)"] + (place.text.map { [$0] } ?? [])
  }
}

extension Question {
  /// Indicates whether it asks the same, whatever the order of its answers.
  fileprivate func isSame(as other: Question) -> Bool {
    trigger == other.trigger && text == other.text && conversation == other.conversation
  }
}
