import AppScreens
import TriptychTraces

/// Questions on the line that is missing where a view is new.
///
/// The wrong answers are what other patterns say.
enum MissingLineQuestions {
  static func about(_ scene: QuizScene) -> [Question] {
    guard scene.occasion.isNewView, scene.spoken.count <= QuizScene.longest else { return [] }
    let messages = scene.spoken
    let said = messages.map { Saying($0, in: scene.participants) }
    let wrong = Saying.connecting.filter {
      !said.contains($0) && (scene.occasion == .replaceView || !$0.isOfOldView)
    }
    // All such lines are left out: the words of one that stays would give the others away.
    let reading = zip(messages, said).map { Saying.connecting.contains($1) ? "…" : scene.line($0) }
    let subject = messages.lazy.filter { $0.updatesView(in: scene.participants) }.first?.property
    return Saying.connecting.compactMap { saying in
      guard let place = said.firstIndex(of: saying) else { return nil }
      return Question(
        about: scene, reading: reading, "Each … is a line that is left out. Which of these is one?",
        kind: scene.trace.pattern,
        right: .init(
          text: scene.line(messages[place]), reason: scene.sentence(on: messages[place]),
          proof: messages[place]),
        wrong: wrong.map { scene.choice($0, about: subject ?? "") })
    }
  }
}

extension QuizScene {
  /// A wrong answer, with the pattern in which it would be right.
  fileprivate func choice(_ saying: Saying, about subject: String) -> Question.Choice {
    let number = if case .view(let number) = view { number } else { 1 }
    let party = saying.isOfOldView ? Participant.view(number - 1) : view
    let words = saying.text(on: subject, view: noun(party))
    let (sender, receiver) = saying.isOfView ? (party, .mediator(1)) : (.mediator(1), party)
    let text = "\(name(sender)) → \(name(receiver)): \(words)"
    for other in others {
      let theirs = other.spoken.first { Saying($0, in: other.participants) == saying }
      guard let theirs else { continue }
      return .init(
        text: text, reason: "In \(other.trace.pattern): \(other.sentence(on: theirs))",
        proof: theirs)
    }
    return .init(text: text, reason: "No pattern has this line here.")
  }
}
