import AppScreens
import Parity
import Traces

/// What a question asks for, in the order in which a quiz does.
enum QuizSubject: CaseIterable {
  case missingLine, leftOut, route, change, request, keeper

  /// All questions on the subject about a step in a pattern.
  func questions(about scene: QuizScene) -> [Question] {
    switch self {
    case .missingLine: MissingLineQuestions.about(scene)
    case .leftOut: LeftOutQuestions.about(scene)
    case .route: RouteQuestions.about(scene)
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
    for number in 0..<(12 + 2 * count) {
      let app = apps[number % apps.count]
      samples.append(try QuizSample(of: app, in: patterns, using: &generator))
    }
    self.samples = samples
  }

  /// Questions on every subject in turn; fewer where the patterns' views record too little to ask for.
  mutating func questions(_ count: Int) -> [QuizItem] {
    var candidates: [QuizSubject: [String: Supply]] = [:]
    for subject in QuizSubject.allCases {
      let items = samples.flatMap { $0.items(on: subject) }
      candidates[subject] = Dictionary(grouping: items) { $0.question.kind }.mapValues {
        Supply($0)
      }
    }
    var items: [QuizItem] = []
    var subjects = QuizSubject.allCases
    var turn = 0
    while items.count < count, !subjects.isEmpty {
      let subject = subjects[turn % subjects.count]
      // Each kind of right answer comes as often as any other: whoever always gave the same answer
      // would otherwise be right too often. Where a kind is used up, the subject is.
      let kinds = candidates[subject] ?? [:]
      // Where all answers are of one kind, there is nothing to know.
      guard kinds.count > 1 else {
        subjects.removeAll { $0 == subject }
        continue
      }
      let fewest = kinds.values.map(\.used).min()
      let kind = kinds.keys.filter { kinds[$0]?.used == fewest }.sorted()
        .randomElement(using: &generator)
      if let item = kind.flatMap({ candidates[subject]?[$0]?.next(using: &generator) }) {
        items.append(item)
        turn += 1
      } else {
        subjects.removeAll { $0 == subject }
      }
    }
    return items
  }
}

/// Questions with one kind of right answer.
private struct Supply {
  private var items: [QuizItem]
  private(set) var used = 0

  init(_ items: [QuizItem]) { self.items = items }

  /// A random question that was not asked before, its answers in any order; nil if there is none left.
  mutating func next(using generator: inout some RandomNumberGenerator) -> QuizItem? {
    guard var item = items.randomElement(using: &generator) else { return nil }
    items.removeAll { $0.question.isSame(as: item.question) }
    item.question = item.question.shuffled(using: &generator)
    used += 1
    return item
  }
}

/// Random steps from an app's demonstration, as they went in every pattern.
private struct QuizSample {
  private let scenes: [QuizScene]

  /// Takes the steps again in the pattern of this name, and finds the lines that ran.
  let retrace: (String) -> Trace?

  init<Subject: AppDefinition>(
    of app: Subject, in patterns: [Pattern], using generator: inout some RandomNumberGenerator
  ) throws {
    let pool = try app.demonstrationSteps()
    let length = Int.random(in: 1...6, using: &generator)
    let steps = (0..<length).compactMap { _ in pool.randomElement(using: &generator) }
    let traces = SideBySideTraces(
      of: app.name, in: patterns, steps, showing: Subject.Display.self, findingLines: false)
    scenes = traces.episodes.indices.flatMap { index in
      traces.traces.map { QuizScene(title: app.title, traces: traces, trace: $0, index: index) }
    }
    retrace = { name in
      patterns.first { $0.name == name }.flatMap {
        Trace(of: app.name, in: $0, steps, showing: Subject.Display.self)
      }
    }
  }

  /// All questions on a subject.
  func items(on subject: QuizSubject) -> [QuizItem] {
    scenes.flatMap(subject.questions)
      .map { QuizItem(question: $0, retrace: retrace) }
  }
}

/// A question, and the way to the lines of code that prove its answers.
struct QuizItem {
  var question: Question

  /// Takes the steps again in the pattern of this name, and finds the lines that ran.
  let retrace: (String) -> Trace?

  /// The line of code that proves an answer, and the code there.
  func code(for choice: Question.Choice) -> [String] {
    guard let proof = choice.proof, let trace = retrace(proof.pattern) else { return [] }
    let message = trace.episodes[proof.episode].messages[proof.message]
    // What a view says stands in the view; what a mediator does, in the mediator.
    let isOfView = if case .view = message.sender { true } else { false }
    guard let place = isOfView ? message.site : message.execution?.place ?? message.site else {
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
