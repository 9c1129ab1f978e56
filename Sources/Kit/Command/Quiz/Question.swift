import TriptychTraces

/// A question about a real conversation, with its answers.
struct Question {
  /// An answer to choose, and why it is right or wrong.
  struct Choice {
    /// The answer.
    let text: String

    /// Why it is right or wrong: a sentence.
    let reason: String

    /// The message that proves it; nil if none does.
    var proof: Message?
  }

  /// The step that it is about.
  let scene: QuizScene

  /// The app, and the pattern unless that is asked for.
  let subject: String

  /// The conversation, line by line.
  let conversation: [String]

  /// The question.
  let text: String

  /// The answers to choose from; the first is the right one until they are shuffled.
  private(set) var choices: [Choice]

  /// The index of the right one.
  private(set) var answer = 0

  /// The kind of the right answer, whatever names it has: a form asks for each kind equally often.
  let kind: String

  /// A question whose right answer comes first.
  init(
    about scene: QuizScene, hidingPattern isPatternHidden: Bool = false,
    reading conversation: [String], _ text: String, kind: String, right: Choice, wrong: [Choice]
  ) {
    self.scene = scene
    subject = scene.title + (isPatternHidden ? "" : " in \(scene.trace.pattern)")
    self.conversation = conversation
    self.text = text
    self.kind = kind
    choices = [right] + wrong
  }

  /// The right answer.
  var right: Choice { choices[answer] }

  /// Indicates whether it asks the same as another, after whatever steps.
  func isSame(as other: Question) -> Bool {
    subject == other.subject && text == other.text && conversation == other.conversation
      && right.text == other.right.text
  }

  /// The question with the right answer, at most three of the wrong ones, and in any order.
  ///
  /// - Parameters:
  ///   - frequencies: How often each answer is right, in questions of the same form. As often is it
  ///     a wrong one: an answer that is never right would be known as wrong, whatever is asked.
  ///   - generator: Draws the wrong answers, and the order.
  /// - Returns: The question.
  func shuffled(
    frequencies: [String: Double], using generator: inout some RandomNumberGenerator
  ) -> Question {
    var question = self
    let right = right.text
    var wrong = choices.filter { $0.text != right }
    question.choices = [self.right]
    while !wrong.isEmpty, question.choices.count < 4 {
      // One that is right in no question comes only where there are too few others.
      let weights = wrong.map { frequencies[$0.text] ?? 1e-6 }
      var place = Double.random(in: 0..<weights.reduce(0, +), using: &generator)
      let index = weights.firstIndex {
        place -= $0
        return place < 0
      }
      question.choices.append(wrong.remove(at: index ?? 0))
    }
    question.choices.shuffle(using: &generator)
    question.answer = question.choices.firstIndex { $0.text == right } ?? 0
    return question
  }
}
