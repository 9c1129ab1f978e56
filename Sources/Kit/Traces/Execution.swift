import AppScreens

/// The mediator's part in a message, as far as the run tells it.
package enum Execution: Hashable, Sendable {
  /// The line that the mediator was executing, in a function of this name.
  case line(SourceLine, in: String)

  /// The declaration of what took part: the method that ran, or the value that was bound to.
  ///
  /// Which of its lines ran is not known.
  case declaration(SourceLine, of: String)

  /// The line, or that of the declaration.
  package var place: SourceLine {
    switch self {
    case .line(let place, _), .declaration(let place, _): place
    }
  }
}

/// Finds the mediators' part in messages, one episode after the other.
struct ExecutionFinder {
  private let participants: Participants

  /// For each mediator, the declaration of the method that was called on it last.
  private var called: [Participant: Execution] = [:]

  /// The declaration of the method that made a request last.
  private var asked: Execution?

  /// The declarations of the methods in which requests were made, by the requests' numbers.
  private(set) var requests: [Int: Execution]

  /// A finder for one episode.
  ///
  /// - Parameters:
  ///   - participants: The participants.
  ///   - requests: The requests that the finder of the episode before knew.
  init(participants: Participants, requests: [Int: Execution]) {
    self.participants = participants
    self.requests = requests
  }

  /// The mediator's part in a recorded message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - request: The number of the request that is made or answered.
  ///   - frames: The mediators' functions that were running, the innermost first.
  /// - Returns: The line or the declaration; nil if neither is known.
  mutating func execution(
    of message: Message, request: Int? = nil, _ frames: [MediatorFrame]
  ) -> Execution? {
    switch message.kind {
    case .call, .delegate, .assign:
      let method = declaration(of: message)
      called[message.receiver] = method
      return message.sender.isMediator ? executed(frames, by: message.sender) : method
    case .bind, .unbind: return declaration(of: message)
    case .answer:
      called[message.receiver] = request.flatMap { requests[$0] }
      return called[message.receiver]
    case .request:
      asked =
        frames.first(where: \.isInFile).flatMap(declaration) ?? called[message.sender]
      if let request { requests[request] = asked }
      return executed(frames, by: message.sender)
    case .cancel: return executed(frames, by: message.sender)
    case .show, .set, .read, .notify:
      // What a new binding delivers is nobody's doing: there is only what it is bound to.
      let isNew = message.kind == .notify && called.isEmpty
      if isNew, !frames.contains(where: \.isInFile) { return declaration(of: message) }
      return executed(frames, by: message.sender)
    case .gesture, .event, .state, .display: return nil
    }
  }

  /// The line that a mediator has come to; without frames, the method that was called last.
  private func executed(_ frames: [MediatorFrame], by mediator: Participant) -> Execution? {
    for frame in frames {
      if let line = frame.line { return .line(line, in: frame.function) }
    }
    return frames.isEmpty ? called[mediator] : nil
  }

  /// A mediator's part in a change of state: the method that it was in when something was next said,
  /// or the one that was called last.
  func execution(ofChangeBy mediator: Participant, before frames: [MediatorFrame]) -> Execution? {
    let frames = frames.drop { $0.mediator != mediator }.prefix { $0.mediator == mediator }
    // A closure that gets an answer stands in a method that is over.
    let outermost =
      frames.last { !$0.isClosure && $0.isInFile } ?? frames.last(where: \.isInFile)
    guard let outermost else {
      return called[mediator] ?? asked
    }
    return declaration(of: outermost)
  }

  private func declaration(of message: Message) -> Execution? {
    Declaration(of: message, in: participants).map { .declaration($0.place, of: message.name) }
  }

  private func declaration(of frame: MediatorFrame) -> Execution? {
    let file = frame.line.flatMap { SourceFile(path: $0.file) }
    return file.flatMap { Declaration(of: frame.function, in: $0) }
      .map { .declaration($0.place, of: frame.function) }
  }
}
