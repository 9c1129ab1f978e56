import AppScreens
import TriptychTerminal

/// The lines to name, by number, with the names that are right for each.
struct NamingKey {
  /// The right answers, in lower case, by the number of the line or conversation.
  let answers: [String: Set<String>]

  /// The conversations to name, as they are read; empty if there are none.
  let text: String

  /// The key of an exercise: of lines as it says, of conversations as the code sends them.
  ///
  /// The answer to a conversation is its pattern with the number of a message that no other pattern has there.
  init(of exercise: Exercise, in material: CourseMaterial) throws(LearnFailure) {
    var answers = (exercise.names ?? [:]).mapValues { Set([$0.lowercased()]) }
    var texts: [String] = []
    for (index, conversation) in exercise.conversations.enumerated() {
      func lines(_ pattern: String) throws(LearnFailure) -> [AnswerKey.Line] {
        try AnswerKey(of: conversation.app, in: pattern, conversation.steps, material).lines
      }
      let own = try lines(conversation.pattern)
      var others: Set<String> = []
      for pattern in material.patterns where pattern.name != conversation.pattern {
        others.formUnion(try lines(pattern.name).map(\.unnamed))
      }
      let telling = own.indices.filter { !others.contains(own[$0].unnamed) }
      answers["\(index + 1)"] = Set(
        telling.map { "\(conversation.pattern) \($0 + 1)".lowercased() })
      let heading =
        "# \(index + 1): \(conversation.app), \(conversation.steps.joined(separator: " "))"
      texts.append(
        ([heading] + own.enumerated().map { "#   \($0 + 1) \($1.unnamed)" })
          .joined(separator: "\n"))
    }
    (self.answers, text) = (answers, texts.joined(separator: "\n"))
  }
}

extension AnswerKey.Line {
  /// The message without the mediator's name, which would tell the pattern.
  fileprivate var unnamed: String { "\(way): \(text)" }
}
