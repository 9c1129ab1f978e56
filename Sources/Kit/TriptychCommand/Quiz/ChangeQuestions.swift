import AppScreens
import Traces

/// Questions on whose code has to change, for the person to see something else.
enum ChangeQuestions {
  static func about(_ scene: QuizScene) -> [Question] {
    scene.messages.indices.flatMap { place -> [Question] in
      let seen = scene.messages[place]
      guard seen.kind == .display, seen.sender != .world, let word = seen.arguments.last else {
        return []
      }
      return scene.origins(of: word, before: place).map { origin in
        Question(
          about: scene, ["the person sees: \(seen.name) is \(word)", "wanted: \(origin.wanted)"],
          text: "Whose code is changed?", among: Place.allCases, right: origin.place,
          provedBy: origin.proof, saying: { $0.text(in: scene) },
          because: { $0 == origin.place ? origin.reason : $0.reasonAgainst(origin.place, scene) })
      }
    }
  }

  /// A wish for something else to be seen, and the place that would have to change for it.
  struct Origin {
    let place: Place
    let wanted: String
    let reason: String
    let proof: Question.Proof?
  }

  /// The place where a word is made.
  enum Place: CaseIterable {
    case person, mediator, model, world

    func text(in scene: QuizScene) -> String {
      switch self {
      case .person: "nobody's: the person typed it"
      case .mediator: "the \(scene.mediator)'s"
      case .model: "the model's"
      case .world: "nobody's here: it comes from a service or a store"
      }
    }

    func reasonAgainst(_ right: Place, _ scene: QuizScene) -> String {
      let mediator = scene.mediator
      return switch self {
      case .person: "The person did not type this."
      case .mediator:
        right == .model
          ? "The \(mediator) works out no number: it has it from the model."
          : "The \(mediator) passes it on as it comes."
      case .model:
        right == .mediator
          ? "The model says what is the case, in no language."
          : "The model does not make this word."
      case .world: "Nothing beyond the app has sent it."
      }
    }
  }
}

extension QuizScene {
  /// What can be wanted instead of a word that is seen; nothing where its origin is not certain.
  fileprivate func origins(of word: String, before place: Int) -> [ChangeQuestions.Origin] {
    let plain = String(word.dropFirst().dropLast())
    let earlier = messages[..<place]
    guard !["on", "off"].contains(plain) else { return [] }
    if let result = earlier.lastIndex(where: { $0.isResult(plain) }) {
      return origins(ofResult: result)
    }
    guard plain.count > 2, let source = earlier.firstIndex(where: { $0.says(word) }) else {
      return []
    }
    let message = messages[source]
    let first = "The first to say it: \(line(message))."
    switch (message.kind, message.sender) {
    case (.gesture, _):
      let passedOn = earlier.indices.first {
        $0 > source && [.call, .delegate, .assign].contains(earlier[$0].kind)
      }
      return [
        .init(
          place: .person, wanted: "another text after the same steps",
          reason: "The person typed it, and the view shows it as it was typed.",
          proof: passedOn.map(proof))
      ]
    case (.event, _), (_, .world):
      return [
        .init(
          place: .world, wanted: "another text after the same steps", reason: first,
          proof: proof(source, saying: "[weak self] in"))
      ]
    // A model may keep what was typed as it is, or tidied up: then it is either's.
    case (.state, _) where message.receiver == .model: return []
    // A sum that the model does is kept by nobody, and is first heard of from the mediator.
    case _ where Double(plain) != nil: return []
    case (.state, _), (_, .mediator):
      return [
        .init(
          place: .mediator, wanted: "the same in other words", reason: first,
          proof: proof(source, saying: word))
      ]
    default: return []
    }
  }

  /// What can be wanted instead of a number that the model has worked out.
  private func origins(ofResult place: Int) -> [ChangeQuestions.Origin] {
    let outcome = messages[place].arguments.last?.prefix { $0 != "(" } ?? ""
    return [
      .init(
        place: .model, wanted: "another number after the same steps",
        reason: "The \(mediator) shows what the model has worked out.", proof: proof(place)),
      .init(
        place: .mediator, wanted: "the same number in another notation",
        reason: "The model has the number; the \(mediator) makes a text of it.",
        proof: proof(place, saying: "\(outcome)(")),
    ]
  }
}

extension Message {
  /// Indicates whether the model changes to a number by it, as `.result(2)`.
  fileprivate func isResult(_ plain: String) -> Bool {
    kind == .state && receiver == .model && Int(plain) != nil
      && arguments.last?.contains("(\(plain))") == true
  }

  /// Indicates whether the message carries a word, in quotes; a gesture carries the text it hands over.
  fileprivate func says(_ word: String) -> Bool {
    switch kind {
    case .gesture: name.hasSuffix("=\(word.dropFirst().dropLast())")
    case .state: arguments.last?.contains(word) == true
    case .display, .event: false
    case .call, .delegate, .assign, .bind, .unbind, .show, .set, .read, .notify, .request,
      .cancel, .answer:
      arguments.contains { $0.contains(word) }
    }
  }
}
