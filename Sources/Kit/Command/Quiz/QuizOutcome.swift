/// The answers of a form that offers the same few each time: what may be the case at a step.
protocol QuizOutcome: CaseIterable, Equatable {
  /// The outcome in words.
  func text(in scene: QuizScene) -> String

  /// The reason why it is right, or wrong where another is.
  func reason(where right: Self, in scene: QuizScene) -> String
}

extension Question {
  /// A question whose answers are all outcomes of a kind.
  ///
  /// - Parameters:
  ///   - scene: The step that it is about.
  ///   - conversation: The lines to read.
  ///   - text: The question.
  ///   - right: The outcome that is right here.
  ///   - reason: Why it is right, if there is more to say than of any such step.
  ///   - proof: The message that proves it; nil if none does.
  init<Outcome: QuizOutcome>(
    about scene: QuizScene, reading conversation: [String] = [], _ text: String, right: Outcome,
    because reason: String? = nil, provedBy proof: Proof?
  ) {
    self.init(
      about: scene, reading: conversation, text, kind: "\(right)",
      right: Choice(
        text: right.text(in: scene), reason: reason ?? right.reason(where: right, in: scene),
        proof: proof),
      wrong: Outcome.allCases.filter { $0 != right }.map {
        Choice(text: $0.text(in: scene), reason: $0.reason(where: right, in: scene))
      })
  }
}
