import AppScreens
import TriptychTraces

/// Questions on what has happened to a request.
enum RequestQuestions {
  static func about(_ scene: QuizScene) -> [Question] {
    let requests = scene.requests
    return requests.compactMap { request in
      // A term that the user has typed twice may have been requested twice.
      guard !request.term.isEmpty, requests.count(where: { $0.term == request.term }) == 1,
        scene.trace.episodes[...scene.index].count(where: { $0.isEdit(to: request.term) }) == 1
      else { return nil }
      return Question(
        about: scene, "What has happened to the request for \(request.term)?", right: request.fate,
        because: request.reason, provedBy: request.proof)
    }
  }
}

/// A request, and what has happened to it.
private struct Request {
  let term: String
  var fate: Fate
  var reason: String
  var proof: Proof
}

/// What can happen to a request.
private enum Fate: QuizOutcome {
  case isPending, isShown, isCancelled, comesTooLate

  func text(in scene: QuizScene) -> String? {
    switch self {
    case .isPending: "it is pending: no response yet, and not cancelled"
    case .isShown: "it got a response or an error, and the view was updated"
    case .isCancelled: "it was cancelled, and got no response"
    case .comesTooLate: "it was cancelled; a response came later and was ignored"
    }
  }

  func reason(in scene: QuizScene) -> String {
    switch self {
    case .isPending: "A later step has cancelled it, or is the response to it."
    case .isShown: "No step is a response to it, unless it was cancelled before."
    case .isCancelled: "Nothing has cancelled it, or there is a response to it after that."
    case .comesTooLate: "No response to it comes after it was cancelled."
    }
  }
}

extension QuizScene {
  /// The requests up to this step.
  fileprivate var requests: [Request] {
    var requests: [Request] = []
    for (index, episode) in trace.episodes[...index].enumerated() {
      for (place, message) in episode.messages.enumerated() {
        let term = message.arguments.first ?? ""
        let proof = Proof(trace: trace, episode: index, message: place)
        switch message.kind {
        case .request:
          let reason = "The step \(episode.title) sends it; no later step cancels it or responds."
          requests.append(Request(term: term, fate: .isPending, reason: reason, proof: proof))
        case .cancel:
          guard let last = requests.lastIndex(where: { $0.fate == .isPending }) else { break }
          requests[last].fate = .isCancelled
          requests[last].reason =
            "After \(episode.title): \(line(message)). No step responds to it."
          requests[last].proof = proof
        case .answer:
          // A cancelled request is answered before one that is pending, if it was sent before.
          let open = requests.firstIndex {
            $0.term == term && [.isPending, .isCancelled].contains($0.fate)
          }
          guard let open else { break }
          let isLate = message.changesNothing
          requests[open].fate = isLate ? .comesTooLate : .isShown
          requests[open].reason =
            "The step \(episode.title) is the response to \(term); "
            + (isLate ? "an earlier step had cancelled the request." : "no step before cancels it.")
          requests[open].proof = proof
        default: break
        }
      }
    }
    return requests
  }
}

extension Trace.Episode {
  /// Indicates whether the user edits a field so that it contains a text, in quotes.
  fileprivate func isEdit(to text: String) -> Bool {
    name.hasSuffix("=\(text.dropFirst().dropLast())")
  }
}
