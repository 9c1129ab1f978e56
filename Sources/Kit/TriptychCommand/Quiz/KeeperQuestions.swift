import AppScreens
import Traces

/// Questions on what is lost with an old view.
enum KeeperQuestions {
  static func about(_ scene: QuizScene) -> [Question] {
    guard scene.occasion == .replaceView else { return [] }
    let mediator = scene.mediator
    return scene.messages.indices.compactMap { place in
      let shown = scene.messages[place]
      guard shown.tellsView(in: scene.participants), let value = shown.arguments.last,
        value.count > 2, value.first != "[", shown.view != 1
      else { return nil }
      let read = scene.messages.firstIndex {
        $0.kind == .read && $0.name == shown.property && $0.view != shown.view
      }
      // A value that is read from the old view may be kept elsewhere as well.
      guard read == nil || !scene.isKept(value) else { return nil }
      return Question(
        about: scene, [scene.line(shown)],
        text: "Could the mediator still say this if the old view were already gone?",
        among: [true, false], right: read == nil, provedBy: scene.proof(read ?? place),
        saying: { $0 ? "yes: it is kept behind the view" : "no: only the old view still has it" },
        because: { isKept in
          switch (isKept, read) {
          case (true, nil): "The \(mediator), with its model, outlives the view and has the value."
          case (false, nil): "Nobody asks the old view for it."
          case (true, _): "Nobody but the old view has it: what was typed there is not stored yet."
          case (false, _): "The \(mediator) reads it from the old view at the last moment."
          }
        })
    }
  }
}

extension QuizScene {
  /// Indicates whether a value, in quotes, is in the state of a model or mediator.
  fileprivate func isKept(_ value: String) -> Bool {
    let text = value.dropFirst().dropLast()
    return trace.episodes[...index].flatMap(\.messages).contains {
      $0.kind == .state && $0.arguments.last?.contains(text) == true
    }
  }
}
