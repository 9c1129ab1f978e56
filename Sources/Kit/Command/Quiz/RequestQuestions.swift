import AppScreens
import TriptychTraces

/// Questions on what has become of a request.
enum RequestQuestions {
  static func about(_ scene: QuizScene) -> [Question] {
    let requests = scene.requests
    return requests.compactMap { request in
      let same = requests.filter { $0.term == request.term }
      guard same.count == 1, !request.term.isEmpty else { return nil }
      return Question(
        about: scene, "What has become of the request for \(request.term)?", right: request.fate,
        provedBy: request.proof)
    }
  }
}

/// What can become of a request.
private enum Fate: QuizOutcome {
  case waits, isShown, isCancelled, comesTooLate

  func text(in scene: QuizScene) -> String {
    switch self {
    case .waits: "it is pending: not answered, and not cancelled"
    case .isShown: "it was answered or failed, and the view was updated"
    case .isCancelled: "it was cancelled, and not answered"
    case .comesTooLate: "it was cancelled; the answer came all the same, and changed nothing"
    }
  }

  func reason(where right: Fate, in scene: QuizScene) -> String {
    switch (self, right) {
    case (.waits, .waits): "Since it was sent, it was neither cancelled nor answered."
    case (.waits, _): "Follow the steps once more: it was answered or cancelled."
    case (.isShown, .isShown): "The answer came before anything cancelled the request."
    case (.isShown, .comesTooLate): "It had been cancelled when the answer came."
    case (.isShown, _): "No answer to it came."
    case (.isCancelled, .isCancelled): "Another request was sent before the answer came."
    case (.isCancelled, .comesTooLate): "An answer came, too late."
    case (.isCancelled, _): "A new view or an answer cancels nothing."
    case (.comesTooLate, .comesTooLate):
      "Cancelling is a wish: the service may answer, and the answer is ignored."
    case (.comesTooLate, .isShown): "It had not been cancelled."
    case (.comesTooLate, _): "No answer to it came."
    }
  }
}

extension QuizScene {
  /// The requests up to this step, what has become of each, and the message that shows it.
  fileprivate var requests: [(term: String, fate: Fate, proof: Proof)] {
    var requests: [(term: String, fate: Fate, proof: Proof)] = []
    for (episode, messages) in trace.episodes[...index].map(\.messages).enumerated() {
      for (place, message) in messages.enumerated() {
        let term = message.arguments.first ?? ""
        let proof = Proof(trace: trace, episode: episode, message: place)
        switch message.kind {
        case .request: requests.append((term, .waits, proof))
        case .cancel:
          guard let last = requests.lastIndex(where: { $0.fate == .waits }) else { break }
          requests[last] = (requests[last].term, .isCancelled, proof)
        case .answer:
          // A cancelled request is answered before one that is pending, if it was sent before.
          let open = requests.firstIndex {
            $0.term == term && [.waits, .isCancelled].contains($0.fate)
          }
          guard let open else { break }
          requests[open] = (term, message.changesNothing ? .comesTooLate : .isShown, proof)
        default: break
        }
      }
    }
    return requests
  }
}
