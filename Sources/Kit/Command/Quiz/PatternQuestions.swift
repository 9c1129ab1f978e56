import AppScreens
import TriptychTraces

/// Questions on the pattern in which a conversation was recorded.
///
/// They are about those where a view and its mediator are connected as nowhere else.
enum PatternQuestions {
  static func about(_ scene: QuizScene) -> [Question] {
    guard scene.spoken.count <= QuizScene.longest else { return [] }
    let others = scene.others
    // A property that has another name elsewhere would give the pattern away.
    let connections = Saying.connecting.compactMap { saying in
      scene.lines(missingIn: others).first {
        Saying($0.message, in: scene.participants) == saying
      }
    }
    guard let own = connections.first,
      others.allSatisfy({ scene.properties.isSubset(of: $0.propertiesOfTrace) })
    else { return [] }
    let wrong = others.compactMap { other -> Question.Choice? in
      let theirs = other.lines(missingIn: [scene]).first
      guard let line = theirs ?? scene.lines(missingIn: [other]).first else { return nil }
      let isTheirs = theirs != nil
      return .init(
        text: other.trace.pattern,
        reason:
          "\(other.trace.pattern) \(isTheirs ? "has" : "does not have") this line: \(line.text)",
        proof: line.message)
    }
    return [
      Question(
        about: scene, hidingPattern: true,
        reading: scene.spoken.map(scene.line),
        "Which version of the app sends these messages?", kind: scene.trace.pattern,
        right: .init(
          text: scene.trace.pattern,
          reason: """
            Only the version in \(scene.trace.pattern) has this line: \(own.text). \
            \(scene.sentence(on: own.message))
            """,
          proof: own.message),
        wrong: wrong)
    ]
  }
}

extension QuizScene {
  /// What the view holds that the conversation is about.
  fileprivate var properties: Set<String> { properties(in: messages) }

  /// What the view holds that any of the steps is about.
  fileprivate var propertiesOfTrace: Set<String> {
    properties(in: trace.episodes.flatMap(\.messages))
  }

  private func properties(in messages: [Message]) -> Set<String> {
    Set(messages.filter { $0.updatesView(in: participants) }.map(\.property))
  }

  /// The lines that other patterns do not have at the same step.
  fileprivate func lines(missingIn others: [QuizScene]) -> [(text: String, message: Message)] {
    let said = Set(others.flatMap { scene in scene.spoken.map(scene.line) })
    return spoken.map { (line($0), $0) }.filter { !said.contains($0.0) }
  }
}
