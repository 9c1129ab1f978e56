/// Questions of one form.
struct QuestionSupply {
  /// Those that were not asked yet, by the kind of the right answer.
  private var questions: [String: [Question]]

  /// The number of questions that were asked, by the kind of the right answer.
  private var asked: [String: Int]

  /// The share of questions for which each answer is right, where each kind is right equally often.
  private let frequencies: [String: Double]

  init(_ all: [Question]) {
    questions = Dictionary(grouping: all, by: \.kind)
    asked = questions.mapValues { _ in 0 }
    var frequencies: [String: Double] = [:]
    // A sum depends on the order of its parts, and a dictionary has another in each process.
    for (_, questions) in questions.sorted(by: { $0.key < $1.key }) {
      for question in questions {
        frequencies[question.right.text, default: 0] += 1 / Double(questions.count)
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
    after earlier: [Question], using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard asked.count > 1, let fewest = asked.values.min() else { return nil }
    let kinds = asked.keys.filter { asked[$0] == fewest }.sorted()
    guard let kind = kinds.randomElement(using: &generator) else { return nil }
    let left = questions[kind] ?? []
    let fresh = left.filter { question in
      !earlier.contains { $0.scene.hasSteps(of: question.scene) }
    }
    let candidates = fresh.isEmpty ? left : fresh
    guard let question = candidates.randomElement(using: &generator) else { return nil }
    questions[kind]?.removeAll { $0.isSame(as: question) }
    asked[kind, default: 0] += 1
    return question.shuffled(frequencies: frequencies, using: &generator)
  }
}
