import AppScreens
import Traces

/// A question about a real conversation, with its answers.
struct Question: Hashable {
  /// An answer to choose, and why it is right or wrong.
  struct Choice: Hashable {
    /// The answer.
    let text: String

    /// Why it is right or wrong: a sentence.
    let reason: String

    /// The message that proves it; nil if none does.
    var proof: Proof?
  }

  /// A message, by its place in a trace.
  struct Proof: Hashable {
    let pattern: String
    let episode: Int
    let message: Int

    /// What the line says that proves it, where the mediator has such a line.
    var text: String?
  }

  /// The steps so far.
  let trigger: String

  /// The conversation, line by line.
  let conversation: [String]

  /// The question.
  let text: String

  /// The answers to choose from; the first is the right one until they are shuffled.
  private(set) var choices: [Choice]

  /// The index of the right one.
  private(set) var answer = 0

  /// What the right answer says, whatever the names in it: a maker has each equally often.
  let kind: String

  /// A question whose right answer comes first.
  init(
    trigger: String, conversation: [String] = [], text: String, kind: String, right: Choice,
    wrong: [Choice]
  ) {
    self.trigger = trigger
    self.conversation = conversation
    self.text = text
    self.kind = kind
    choices = [right] + wrong
  }

  /// A question whose answers are a few outcomes, of which one is right.
  ///
  /// - Parameters:
  ///   - scene: The step that it is about.
  ///   - conversation: The lines to read.
  ///   - text: The question.
  ///   - outcomes: All that can be answered.
  ///   - right: What is right here.
  ///   - proof: The place of the message that proves it; nil if none does.
  ///   - answer: An outcome in words.
  ///   - reason: Why an outcome is right or wrong here.
  init<Outcome: Equatable>(
    about scene: QuizScene, _ conversation: [String], text: String,
    among outcomes: [Outcome], right: Outcome, provedBy proof: Proof?,
    saying answer: (Outcome) -> String,
    because reason: (Outcome) -> String
  ) {
    func choice(_ outcome: Outcome) -> Choice {
      Choice(
        text: answer(outcome), reason: reason(outcome), proof: outcome == right ? proof : nil)
    }
    self.init(
      trigger: scene.trigger, conversation: conversation, text: text, kind: "\(right)",
      right: choice(right), wrong: outcomes.filter { $0 != right }.map(choice))
  }

  /// The question with the right answer, at most three of the wrong ones, and in any order.
  ///
  /// - Parameters:
  ///   - frequencies: How often each answer is right, in questions on the same subject. As often is it
  ///     a wrong one: an answer that is never right would be known as wrong, whatever is asked.
  ///   - generator: Draws the wrong answers, and the order.
  /// - Returns: The question; nil if no wrong answer is right elsewhere.
  func shuffled(
    frequencies: [String: Double], using generator: inout some RandomNumberGenerator
  ) -> Question? {
    var question = self
    let right = choices[answer]
    var wrong = choices.filter { $0 != right && frequencies[$0.text] != nil }
    guard !wrong.isEmpty else { return nil }
    question.choices = [right]
    while !wrong.isEmpty, question.choices.count < 4 {
      let weights = wrong.map { frequencies[$0.text] ?? 0 }
      var place = Double.random(in: 0..<weights.reduce(0, +), using: &generator)
      let index = weights.firstIndex {
        place -= $0
        return place < 0
      }
      question.choices.append(wrong.remove(at: index ?? 0))
    }
    question.choices.shuffle(using: &generator)
    question.answer = question.choices.firstIndex(of: right) ?? 0
    return question
  }
}
