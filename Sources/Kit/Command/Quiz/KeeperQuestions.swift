import AppScreens
import TriptychTraces

/// Questions on which object must survive where a view is replaced.
enum KeeperQuestions {
  static func about(_ scene: QuizScene) -> [Question] {
    guard scene.occasion == .replaceView else { return [] }
    return scene.messages.indices.compactMap { place in
      let shown = scene.messages[place]
      guard shown.updatesView(in: scene.participants), let value = shown.arguments.last,
        value.count > 2, value.first == "\"", shown.view != 1
      else { return nil }
      let read = scene.messages.firstIndex {
        $0.kind == .read && $0.name == shown.property && $0.view != shown.view
      }
      guard let keeper = scene.keeper(of: value, isRead: read != nil) else { return nil }
      return Question(
        about: scene, reading: [scene.line(shown)],
        "Which object keeps this value while the old view is replaced?", right: keeper,
        provedBy: scene.proof(read ?? place))
    }
  }
}

/// The object without which a value would be lost.
private enum Keeper: QuizOutcome {
  case view, mediator, model

  func text(in scene: QuizScene) -> String {
    switch self {
    case .view: "only the old view, where the mediator must read it in time"
    case .mediator: "the mediator, in a property of its own"
    case .model: "the model, which the mediator keeps alive"
    }
  }

  func reason(where right: Keeper, in scene: QuizScene) -> String {
    let mediator = scene.mediator
    return switch (self, right) {
    case (.view, .view): "The \(mediator) reads it from the old view at the last moment."
    case (.view, _): "No message reads it from the old view."
    case (.mediator, .mediator): "The \(mediator) outlives the view, and has the value."
    case (.mediator, .model): "The \(mediator) has no copy of its own."
    case (.model, .model): "The model has the value, and lives as long as the \(mediator) owns it."
    case (.model, .mediator): "The model does not have it."
    case (_, .view): "What was typed into the view is not stored yet."
    }
  }
}

extension QuizScene {
  /// The keeper of a value in quotes; nil where it is not certain, or where several have it.
  fileprivate func keeper(of value: String, isRead: Bool) -> Keeper? {
    let changes = trace.episodes[...index].flatMap(\.messages).filter { $0.kind == .state }
    let text = value.dropFirst().dropLast()
    if isRead {
      let isStored = changes.contains { $0.arguments.last?.contains(text) == true }
      return isStored ? nil : .view
    }
    var states: [String: Message] = [:]
    for change in changes { states["\(change.receiver) \(change.name)"] = change }
    let keepers = Set(
      states.values.filter { $0.arguments.last?.contains(value) == true }
        .map { $0.receiver == .model ? Keeper.model : .mediator })
    return keepers.count == 1 ? keepers.first : nil
  }
}
