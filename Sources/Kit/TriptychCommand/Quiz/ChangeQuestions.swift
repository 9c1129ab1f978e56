import AppScreens
import Traces

/// Questions on whose code has to change, for the person to see something else.
enum ChangeQuestions {
  static func about(_ scene: QuizScene) -> [Question] {
    scene.messages.indices.compactMap { place in
      let seen = scene.messages[place]
      guard seen.kind == .display, seen.sender != .world, let word = seen.arguments.last,
        let origin = scene.origin(of: word, before: place)
      else { return nil }
      return Question(
        about: scene, ["the person sees: \(seen.name) is \(word)"],
        text: "Something else is to be shown there. Whose code is changed?",
        among: Place.allCases, right: origin.place, provedBy: origin.message.map(scene.proof),
        saying: { $0.text(in: scene) },
        because: { $0 == origin.place ? origin.reason : $0.reasonAgainst(origin.place, scene) })
    }
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
          ? "The \(mediator) only passes on what the model has worked out."
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
  /// The origin of a word that is seen; nil where it is not certain.
  fileprivate func origin(
    of word: String, before place: Int
  ) -> (place: ChangeQuestions.Place, reason: String, message: Int?)? {
    let plain = String(word.dropFirst().dropLast())
    let earlier = messages[..<place]
    guard !["on", "off"].contains(plain) else { return nil }
    if let result = earlier.lastIndex(where: { $0.isResult(plain) }) {
      return (.model, "The \(mediator) shows what the model has worked out.", result)
    }
    guard plain.count > 2, let source = earlier.firstIndex(where: { $0.says(word) }) else {
      return nil
    }
    let message = messages[source]
    let reason = "The first to say it: \(line(message))."
    switch (message.kind, message.sender) {
    case (.gesture, _): return (.person, reason, nil)
    case (.event, _), (_, .world): return (.world, reason, source)
    // A model may keep what was typed as it is, or tidied up: then it is either's.
    case (.state, _) where message.receiver == .model: return nil
    // A sum that the model does is kept by nobody, and is first heard of from the mediator.
    case _ where Double(plain) != nil: return nil
    case (.state, _), (_, .mediator): return (.mediator, reason, source)
    default: return nil
    }
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
