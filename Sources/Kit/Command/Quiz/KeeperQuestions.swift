import AppScreens
import TriptychTraces

/// Questions on which object must survive where a view is replaced.
enum KeeperQuestions {
  static func about(_ scene: QuizScene) -> [Question] {
    guard scene.occasion == .replaceView else { return [] }
    return scene.messages.indices.compactMap { place in
      let shown = scene.messages[place]
      guard shown.updatesView(in: scene.participants), let value = shown.arguments.last,
        value.count > 2, value.first == "\"", shown.view != 1,
        let (keeper, reason, proof) = scene.keeper(of: value, shownBy: place)
      else { return nil }
      return Question(
        about: scene, reading: [scene.line(shown)],
        "Which object keeps this text until \(scene.noun(shown.receiver)) shows it?",
        right: keeper, because: reason, provedBy: proof)
    }
  }
}

/// The object without which a text would be lost.
private enum Keeper: QuizOutcome {
  case view, mediator, model, noObject

  func text(in scene: QuizScene) -> String? {
    switch self {
    case .view: "only the old view, from which the mediator reads it"
    case .mediator: "the mediator, outside of the model"
    case .model: "the model, which the mediator owns"
    case .noObject: "none: the mediator makes the text again"
    }
  }

  func reason(in scene: QuizScene) -> String {
    switch self {
    case .view: "No message reads it from the old view."
    case .mediator: "No property of the \(scene.mediator) itself has this text."
    case .model: "The model does not have this text."
    case .noObject: "It cannot be made from anything else that is stored."
    }
  }
}

extension QuizScene {
  /// The keeper of a text in quotes, why, and the proof; nil where it is not certain, or where several
  /// have it.
  fileprivate func keeper(of value: String, shownBy place: Int) -> (Keeper, String, Proof)? {
    let shown = messages[place]
    let steps = trace.episodes[...index]
    let changes = steps.flatMap(\.messages).filter { $0.kind == .state }
    let read = messages.firstIndex {
      $0.kind == .read && $0.name == shown.property && $0.view != shown.view
    }
    if let read {
      let text = value.dropFirst().dropLast()
      guard !changes.contains(where: { $0.arguments.last?.contains(text) == true }) else {
        return nil
      }
      let reason = "The mediator has not stored it, and reads it now: \(line(messages[read]))"
      return (.view, reason, proof(read))
    }
    let stored = changes.enumerated().filter { number, change in
      change.arguments.last?.contains(value) == true
        && !changes[(number + 1)...].contains {
          ($0.receiver, $0.name) == (change.receiver, change.name)
        }
    }
    let nearest = stored.last { $0.element.name.hasSuffix(shown.property) } ?? stored.last
    if let change = nearest?.element {
      guard stored.allSatisfy({ $0.element.receiver == change.receiver }) else { return nil }
      let reason = "An earlier step has changed the \(change.receiver.role): \(change.text)."
      return (change.receiver == .model ? .model : .mediator, reason, proof(place))
    }
    // What was there at first, no change has shown.
    let isNew = steps.contains { step in
      step.trigger != .newScreen && step.trigger != .replaceView
        && step.messages.contains { $0.kind == .display && $0.arguments.last == value }
    }
    guard isNew else { return nil }
    let reason = """
      No change of the model or the \(mediator) contains this text, and no message reads it: the \
      \(mediator) makes it from what the two have stored.
      """
    return (.noObject, reason, proof(place))
  }
}
