import AppScreens
import TriptychTraces

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
          about: scene,
          reading: ["the person sees: \(seen.name) is \(word)", "wanted: \(origin.wanted)"],
          "Whose code is changed?", right: origin.maker, because: origin.reason,
          provedBy: origin.proof)
      }
    }
  }
}

/// A wish for something else to be seen, and whose code would have to change for it.
private struct Origin {
  let maker: Maker
  let wanted: String
  let reason: String
  let proof: Proof?
}

/// The one who makes a word that is seen.
private enum Maker: QuizOutcome {
  case person, mediator, model, world

  func text(in scene: QuizScene) -> String {
    switch self {
    case .person: "nobody's: the person typed it"
    case .mediator: "the \(scene.mediator)'s"
    case .model: "the model's"
    case .world: "nobody's here: it comes from a service or a store"
    }
  }

  /// The reason why it is another's; why it is somebody's own is told with its origin.
  func reason(where right: Maker, in scene: QuizScene) -> String {
    switch (self, right) {
    case (.person, _): "The person did not type this."
    case (.mediator, .model):
      "The \(scene.mediator) works out no number: it has it from the model."
    case (.mediator, _): "The \(scene.mediator) passes it on as it comes."
    case (.model, .mediator): "The model says what is the case, in no language."
    case (.model, _): "The model does not make this word."
    case (.world, _): "Nothing beyond the app has sent it."
    }
  }
}

extension QuizScene {
  /// What can be wanted instead of a word that is seen; nothing where its origin is not certain.
  fileprivate func origins(of word: String, before place: Int) -> [Origin] {
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
          maker: .person, wanted: "a different text for the same steps",
          reason: "The person typed it, and the view shows it as it was typed.",
          proof: passedOn.map { proof($0) })
      ]
    case (.event, _), (_, .world):
      return [
        .init(
          maker: .world, wanted: "a different text for the same steps", reason: first,
          proof: proof(source, saying: "[weak self] in"))
      ]
    // A model may keep what was typed as it is, or tidied up: then it is either's.
    case (.state, _) where message.receiver == .model: return []
    // A sum that the model does is kept by nobody, and is first heard of from the mediator.
    case _ where Double(plain) != nil: return []
    case (.state, _), (_, .mediator):
      return [
        .init(
          maker: .mediator, wanted: "the same in other words", reason: first,
          proof: proof(source, saying: word))
      ]
    default: return []
    }
  }

  /// What can be wanted instead of a number that the model has worked out.
  private func origins(ofResult place: Int) -> [Origin] {
    let outcome = messages[place].arguments.last?.prefix { $0 != "(" } ?? ""
    return [
      .init(
        maker: .model, wanted: "another number after the same steps",
        reason: "The \(mediator) shows what the model has worked out.", proof: proof(place)),
      .init(
        maker: .mediator, wanted: "the same number in another notation",
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
