import AppScreens
import TriptychTerminal

/// What to name, such as lines by number, with the names that are right for each.
struct NamingKey {
  /// A conversation to name, as the code sends it.
  struct Conversation {
    let heading: String
    let pattern: String
    let key: AnswerKey

    /// The indices of the messages that no other pattern has there.
    let telling: [Int]
  }

  /// The conversations to name; empty if there are none.
  let conversations: [Conversation]

  private let names: [String: String]

  /// The key of an exercise: of lines as it says, of conversations as the code sends them.
  init(of exercise: Exercise, in material: CourseMaterial) throws(LearnFailure) {
    names = exercise.names ?? [:]
    conversations = try exercise.conversations.map { conversation throws(LearnFailure) in
      func key(_ pattern: String) throws(LearnFailure) -> AnswerKey {
        try AnswerKey(of: conversation.app, in: pattern, conversation.steps, material)
      }
      let own = try key(conversation.pattern)
      var others: Set<String> = []
      for pattern in material.patterns where pattern.name != conversation.pattern {
        others.formUnion(try key(pattern.name).lines.map(\.unnamed))
      }
      return Conversation(
        heading: "\(conversation.app), \(conversation.steps.joined(separator: " "))",
        pattern: conversation.pattern, key: own,
        telling: own.lines.indices.filter { !others.contains(own.lines[$0].unnamed) })
    }
  }

  /// The right answers, by the number of the line or conversation, or by another mark; all in lower case.
  ///
  /// The answer to a conversation is its pattern with the number of a message that no other pattern has there.
  var answers: [String: Set<String>] {
    var answers: [String: Set<String>] = [:]
    for (mark, name) in names { answers[mark.lowercased()] = [name.lowercased()] }
    for (index, conversation) in conversations.enumerated() {
      answers["\(index + 1)"] = Set(
        conversation.telling.map { "\(conversation.pattern) \($0 + 1)".lowercased() })
    }
    return answers
  }

  /// The conversations to name, as they are read; empty if there are none.
  var text: String {
    conversations.enumerated().map { index, conversation in
      "# \(index + 1): \(conversation.heading)\n"
        + conversation.key.numbered.split(separator: "\n").map { "#   \($0)" }
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
