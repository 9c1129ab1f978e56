import AppScreens
import TriptychTraces

/// Questions on where something that the user sees comes from.
enum ChangeQuestions {
  static func about(_ scene: QuizScene) -> [Question] {
    scene.messages.indices.flatMap { place -> [Question] in
      let seen = scene.messages[place]
      guard seen.kind == .display, seen.sender != .service, let word = seen.arguments.last else {
        return []
      }
      return scene.origins(of: word, before: place).map { origin in
        Question(
          about: scene,
          reading: ["the user sees: \(seen.name) is \(word)", "asked: \(origin.subject)"],
          "Where does that come from?", right: origin.maker, because: origin.reason,
          provedBy: origin.proof)
      }
    }
  }
}

/// Something about a text that is seen, and where it comes from.
private struct Origin {
  let maker: Maker
  let subject: String
  let reason: String
  let proof: Proof?
}

/// The maker of a text that is seen.
private enum Maker: QuizOutcome {
  case user, mediator, model, service

  func text(in scene: QuizScene) -> String {
    switch self {
    case .user: "from the user, who typed it"
    case .mediator: "from the \(scene.mediator)"
    case .model: "from the model"
    case .service: "from a service or a store"
    }
  }

  /// The reason why it comes from another; why it comes from this one is said by its origin.
  func reason(where right: Maker, in scene: QuizScene) -> String {
    switch (self, right) {
    case (.user, _): "The user did not type this."
    case (.mediator, .model):
      "The \(scene.mediator) works out no number: it has it from the model."
    case (.mediator, _): "The \(scene.mediator) passes it on unchanged."
    case (.model, .mediator): "The model has values, and makes no user-visible text."
    case (.model, _): "The model does not make this word."
    case (.service, _): "No service has sent it."
    }
  }
}

extension QuizScene {
  /// The origins of a text that is seen; none where they are not certain.
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
    let first = "The first message that has it: \(line(message))."
    switch (message.kind, message.sender) {
    case (.gesture, _):
      let passedOn = earlier.indices.first {
        $0 > source && [.call, .delegate, .assign].contains(earlier[$0].kind)
      }
      return [
        .init(
          maker: .user, subject: "the text",
          reason: "The user typed it, and the view shows it as it was typed.",
          proof: passedOn.map { proof($0) })
      ]
    case (.event, _), (_, .service):
      return [
        .init(
          maker: .service, subject: "the text", reason: first,
          proof: proof(source))
      ]
    // A model may keep what was typed as it is, or tidied up: then it is either's.
    case (.state, _) where message.receiver == .model: return []
    // A sum that the model returns is not kept, and the first message that has it is the mediator's.
    case _ where Double(plain) != nil: return []
    case (.state, _), (_, .mediator):
      return [
        .init(
          maker: .mediator, subject: "the wording", reason: first,
          proof: proof(source))
      ]
    default: return []
    }
  }

  /// The origins of a number that the model has worked out.
  private func origins(ofResult place: Int) -> [Origin] {
    [
      .init(
        maker: .model, subject: "the number, however it is written",
        reason: "The \(mediator) shows what the model has worked out.", proof: proof(place)),
      .init(
        maker: .mediator, subject: "how the number is written",
        reason: "The model has the number; the \(mediator) makes a text of it.",
        proof: proof(place)),
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
