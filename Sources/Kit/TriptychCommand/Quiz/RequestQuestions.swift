import AppScreens
import TextLayout
import Traces

/// Questions on what has become of a request.
enum RequestQuestions {
  static func about(_ scene: QuizScene) -> [Question] {
    let requests = scene.requests
    return requests.compactMap { request in
      let same = requests.filter { $0.term == request.term }
      guard same.count == 1, !request.term.isEmpty else { return nil }
      return Question(
        about: scene, [], text: "What has become of the request for \(request.term)?",
        among: Fate.allCases, right: request.fate, provedBy: request.proof, saying: \.text,
        because: { $0 == request.fate ? $0.reason : $0.reasonAgainst(request.fate) })
    }
  }

  /// A request and its fate.
  struct Request {
    let term: String
    var fate: Fate
    var proof: Question.Proof?
  }

  /// What can become of a request.
  enum Fate: CaseIterable {
    case waits, isShown, isCancelled, comesTooLate

    var text: String {
      switch self {
      case .waits: "nobody has answered it, and the answer is still wanted"
      case .isShown: "it was answered or failed, and the view was told"
      case .isCancelled: "it was cancelled, and nobody has answered it"
      case .comesTooLate: "it was cancelled; the answer came all the same, and changed nothing"
      }
    }

    var reason: String {
      switch self {
      case .waits: "It was sent, and since then nobody has cancelled it or answered it."
      case .isShown: "The answer came while it was wanted."
      case .isCancelled: "Somebody wanted something else before the answer came."
      case .comesTooLate: "Cancelling is a wish: the service may answer, and must not be heeded."
      }
    }

    func reasonAgainst(_ right: Fate) -> String {
      switch self {
      case .waits: "Follow the steps once more: something ended the wait."
      case .isShown:
        right == .comesTooLate
          ? "The answer came when something else was wanted." : "No answer to it came."
      case .isCancelled:
        right == .comesTooLate
          ? "An answer came, too late." : "A new view or an answer cancels nothing."
      case .comesTooLate:
        right == .isShown ? "Nobody had cancelled it." : "No answer to it came."
      }
    }
  }
}

extension QuizScene {
  /// What the world has been asked up to this step, and what has become of it.
  fileprivate var requests: [RequestQuestions.Request] {
    var requests: [RequestQuestions.Request] = []
    for (episode, messages) in trace.episodes[...index].map(\.messages).enumerated() {
      for (place, message) in messages.enumerated() {
        let proof = Question.Proof(pattern: trace.pattern, episode: episode, message: place)
        func becomes(_ fate: RequestQuestions.Fate, at index: Int?) {
          guard let index else { return }
          requests[index].fate = fate
          requests[index].proof = proof
        }
        switch message.kind {
        case .request:
          requests.append(
            .init(term: message.arguments.first ?? "", fate: .waits, proof: proof))
        case .cancel: becomes(.isCancelled, at: requests.lastIndex { $0.fate == .waits })
        case .answer:
          let asked = requests.indices.filter { requests[$0].term == message.arguments.first }
          // A cancelled request is answered before one that stands, if it was sent before.
          let open = asked.first { [.waits, .isCancelled].contains(requests[$0].fate) }
          becomes(message.changesNothing ? .comesTooLate : .isShown, at: open)
        default: break
        }
      }
    }
    return requests
  }
}
