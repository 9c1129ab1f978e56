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

  /// The question with the right answer, at most three of the wrong ones, and in any order.
  func shuffled(using generator: inout some RandomNumberGenerator) -> Question {
    var question = self
    let right = choices[answer]
    let wrong = choices.filter { $0 != right }.shuffled(using: &generator).prefix(3)
    question.choices = ([right] + wrong).shuffled(using: &generator)
    question.answer = question.choices.firstIndex(of: right) ?? 0
    return question
  }
}
