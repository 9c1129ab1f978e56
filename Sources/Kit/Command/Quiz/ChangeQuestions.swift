import AppScreens
import TriptychTraces

/// Questions on where a text that the user sees comes from.
enum ChangeQuestions {
  static func about(_ scene: QuizScene) -> [Question] {
    scene.messages.indices.compactMap { place in
      let seen = scene.messages[place]
      guard seen.kind == .display, seen.sender != .service, let word = seen.arguments.last,
        let origin = scene.origin(of: word, before: place)
      else { return nil }
      return Question(
        about: scene, reading: ["the user sees: \(seen.name) is \(word)"],
        "Where does this text come from?", right: origin.maker, because: origin.reason,
        provedBy: origin.proof)
    }
  }
}

/// Where a text comes from, and how a message proves it.
private struct Origin {
  let maker: Maker
  let reason: String
  let proof: Proof
}

/// The maker of a text that is seen.
private enum Maker: QuizOutcome {
  case user, view, mediator, model, service

  func text(in scene: QuizScene) -> String? {
    switch self {
    case .user: scene.hasFields ? "from the user, who typed it" : nil
    case .view: "from the view, which chose the words"
    case .mediator: "from the \(scene.mediator), which chose the words"
    case .model: "from the model, which calculated it"
    case .service: scene.hasService ? "from the \(scene.name(.service)), which sent it" : nil
    }
  }

  func reason(in scene: QuizScene) -> String {
    switch self {
    case .user: "The user did not type this."
    case .view: "The view shows the text as it is, and chooses no words."
    case .mediator: "The \(scene.mediator) chooses no words here: it passes on what it has got."
    case .model: "The model may store this, but has not calculated it."
    case .service: "The \(scene.name(.service)) has not sent it."
    }
  }
}

extension QuizScene {
  /// Indicates whether the user types texts in this app.
  fileprivate var hasFields: Bool { notation.contains("=TEXT") }

  /// The origin of a text that is seen; nil where it is not certain, or where there are several.
  fileprivate func origin(of word: String, before place: Int) -> Origin? {
    let plain = String(word.dropFirst().dropLast())
    let earlier = messages[..<place]
    if let result = earlier.lastIndex(where: { $0.isResult(plain) }) {
      return Origin(
        maker: .model, reason: "The step changes the model: \(line(messages[result])).",
        proof: proof(result))
    }
    guard plain.count > 2, !["on", "off"].contains(plain),
      let source = earlier.firstIndex(where: { $0.says(word) })
    else { return nil }
    let message = messages[source]
    switch (message.kind, message.sender) {
    case (.gesture, _):
      let passedOn = earlier.indices.first { earlier[$0].isOfViewToMediator }
      return Origin(
        maker: .user, reason: "The user's step has it: \(message.name).",
        proof: proof(passedOn ?? source))
    case (.event, _), (_, .service):
      return Origin(
        maker: .service, reason: "The first message that has it: \(line(message)).",
        proof: proof(source))
    // A model may keep what was typed as it is, or tidied up: then it is either's.
    case (.state, _) where message.receiver == .model: return nil
    // A sum that the model returns is not kept, and the first message that has it is the mediator's.
    case _ where Double(plain) != nil || hasPart(of: plain): return nil
    case (.state, _), (_, .mediator):
      let shown = earlier.indices.first { earlier[$0].site != nil && earlier[$0].says(word) }
      return Origin(
        maker: .mediator,
        reason: """
          No step and no change of the model has these words; the first message that does: \
          \(line(messages[shown ?? source])).
          """,
        proof: proof(shown ?? source))
    default: return nil
    }
  }

  /// Indicates whether the user or a service has sent any word of a text, in this step or an earlier one.
  private func hasPart(of text: String) -> Bool {
    let sent = trace.episodes[...index].flatMap(\.messages).filter {
      $0.isHeading || $0.kind == .answer
    }
    let words = Set(sent.flatMap { $0.arguments + [$0.name] }.flatMap(\.words))
    return !words.isDisjoint(with: text.words)
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

extension String {
  /// The runs of letters and digits.
  fileprivate var words: [Substring] { split { !$0.isLetter && !$0.isNumber } }
}
