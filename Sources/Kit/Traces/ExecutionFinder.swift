import AppScreens

/// Finds the ways to the mediators' part in messages, one episode after the other.
struct ExecutionFinder {
  private let participants: Participants

  /// For each mediator, the method that was called on it last.
  private var called: [Participant: ExecutionTrail] = [:]

  /// The method that made a request last.
  private var asked: ExecutionTrail?

  /// A request: who made it, and in which method.
  struct Request {
    let sender: Participant
    let method: ExecutionTrail?
  }

  /// The requests so far, by their numbers.
  private(set) var requests: [Int: Request]

  /// A finder for one episode.
  ///
  /// - Parameters:
  ///   - participants: The participants.
  ///   - requests: The requests that the finder of the episode before knew.
  init(participants: Participants, requests: [Int: Request]) {
    self.participants = participants
    self.requests = requests
  }

  /// Finds the way to the mediator's part in a recorded message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - request: The number of the request that is made or answered.
  ///   - frames: The mediators' functions that were running, the innermost first.
  /// - Returns: The way; nil if none is known.
  mutating func trail(
    of message: Message, request: Int? = nil, _ frames: [MediatorFrame]
  ) -> ExecutionTrail? {
    let member = DeclarationSearch(of: message, in: participants).map(ExecutionTrail.member)
    let last = called[message.sender]
    switch message.kind {
    case .call, .delegate, .assign:
      called[message.receiver] = member
      return message.sender.isMediator ? .executing(frames, otherwise: last) : member
    case .bind, .unbind: return member
    case .answer:
      called[message.receiver] = request.flatMap { requests[$0]?.method }
      return called[message.receiver]
    case .request:
      asked = .inside(frames, otherwise: last)
      if let request { requests[request] = Request(sender: message.sender, method: asked) }
      return .executing(frames, otherwise: last)
    // What a new binding delivers is nobody's doing: there is only what it is bound to.
    case .notify: return .executing(frames, otherwise: last ?? member)
    case .show, .set, .read, .cancel: return .executing(frames, otherwise: last)
    case .gesture, .event, .state, .display: return nil
    }
  }

  /// The way to a mediator's part in a change of state: the method that it was in when something was
  /// next said, or the one that was called last.
  func trail(ofChangeBy mediator: Participant, before frames: [MediatorFrame]) -> ExecutionTrail? {
    let outermostFirst = frames.drop { $0.mediator != mediator }
      .prefix { $0.mediator == mediator }.reversed()
    // A closure that gets an answer stands in a method that is over.
    let methods = outermostFirst.filter { !$0.isClosure } + outermostFirst.filter(\.isClosure)
    return .inside(methods, otherwise: called[mediator] ?? asked)
  }
}
