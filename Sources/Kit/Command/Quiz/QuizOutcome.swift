/// The answers of a form that offers the same few each time: what may be the case at a step.
protocol QuizOutcome: CaseIterable, Equatable {
  /// The outcome in words; nil where the app cannot have it.
  func text(in scene: QuizScene) -> String?

  /// The reason why it is wrong where another is right.
  func reason(in scene: QuizScene) -> String
}

extension Question {
  /// A question whose answers are all outcomes of a kind.
  ///
  /// - Parameters:
  ///   - scene: The step that it is about.
  ///   - conversation: The lines to read.
  ///   - text: The question.
  ///   - right: The outcome that is right here.
  ///   - reason: Why it is right.
  ///   - proof: The message that proves it.
  init<Outcome: QuizOutcome>(
    about scene: QuizScene, reading conversation: [String] = [], _ text: String, right: Outcome,
    because reason: String, provedBy proof: Proof
  ) {
    self.init(
      about: scene, reading: conversation, text, kind: "\(right)",
      right: Choice(text: right.text(in: scene) ?? "\(right)", reason: reason, proof: proof),
      wrong: Outcome.allCases.filter { $0 != right }.compactMap { outcome in
        outcome.text(in: scene).map {
          Choice(text: $0, reason: outcome.reason(in: scene))
        }
      })
  }
}
