import AppScreens

/// Makes messages of what was recorded, one episode after the other, with the changes of state between.
struct Conversation {
  /// The state that the last message found.
  private(set) var snapshot: Snapshot?

  /// The requests so far by their numbers: who made each, and in which method.
  private var requests: [Int: (sender: Participant, method: DeclarationSearch?)] = [:]

  /// For each mediator, the method that was called on it last in this episode.
  private var called: [Participant: DeclarationSearch] = [:]

  /// Makes the messages of an episode.
  ///
  /// - Parameters:
  ///   - entries: What was recorded.
  ///   - participants: The participants.
  ///   - now: The state at the end of the episode.
  /// - Returns: The messages in order.
  mutating func messages(
    _ entries: [Recorder.Entry], among participants: Participants, until now: Snapshot
  ) -> [Message] {
    called = [:]
    var messages: [Message] = []
    for entry in entries where !entry.isOwn(ofView: participants.view) {
      messages += changes(to: entry.snapshot, toldBy: entry)
      let frames = MediatorFrame.all(in: entry.frames, of: now.mediators)
      let asker = entry.request.flatMap { requests[$0]?.sender }
      guard let parties = entry.parties(now, frames, asker: asker) else { continue }
      var message = Message(entry, between: parties, participants)
      message.frames = message.sender.isMediator ? frames : []
      message.declaration = declaration(of: message, request: entry.request, participants)
      messages.append(message)
    }
    return messages + changes(to: now)
  }

  /// The search for what a view calls, sets or binds to, or else for the method that was called last.
  private mutating func declaration(
    of message: Message, request: Int?, _ participants: Participants
  ) -> DeclarationSearch? {
    let last = called[message.sender]
    switch message.kind {
    case .call, .delegate, .assign:
      called[message.receiver] = DeclarationSearch(of: message, in: participants)
      return message.sender.isMediator ? last : called[message.receiver]
    case .bind, .unbind: return DeclarationSearch(of: message, in: participants)
    // What a new binding delivers follows no call: there is only what it is bound to.
    case .notify: return last ?? DeclarationSearch(of: message, in: participants)
    case .request:
      if let request { requests[request] = (message.sender, last) }
      return last
    case .answer:
      // What follows happens in a closure of the method that asked, or in what that closure calls.
      called[message.receiver] = nil
      return request.flatMap { requests[$0]?.method }
    case .show, .set, .read, .cancel: return last
    case .gesture, .event, .state, .display: return nil
    }
  }

  /// The state changes since the last snapshot, the model's first, since the rest depends on them; last
  /// that of the value that an entry tells of, since a binding tells of a change at once.
  ///
  /// A snapshot from a view that knows no mediator says nothing.
  private mutating func changes(
    to next: Snapshot, toldBy entry: Recorder.Entry? = nil
  ) -> [Message] {
    guard !next.mediators.isEmpty || !next.values.isEmpty else { return [] }
    let changes = snapshot.map(next.changes(since:)) ?? []
    snapshot = next
    let messages = changes.map { place, before, after in
      let holder = Participant.mediator(place.holder)
      var message = Message(
        from: holder, to: place.model == nil ? holder : .model, .state, place.name, [before, after])
      message.declaration = called[holder]
      return message
    }
    let isTold = { (message: Message) in
      entry?.kind == .notify && message.receiver.isMediator && message.name == entry?.name
    }
    let own = messages.filter { $0.receiver != .model }
    return messages.filter { $0.receiver == .model } + own.filter { !isTold($0) }
      + own.filter(isTold)
  }
}

extension Message {
  /// A message that nobody recorded.
  init(
    from sender: Participant, to receiver: Participant, _ kind: MessageKind, _ name: String,
    _ arguments: [String] = []
  ) {
    self.init(
      sender: sender, receiver: receiver, kind: kind, name: name, arguments: arguments, site: nil)
  }

  fileprivate init(
    _ entry: Recorder.Entry, between parties: (sender: Participant, receiver: Participant),
    _ participants: Participants
  ) {
    let arguments = entry.arguments.map { argument in
      switch argument {
      case .value(let text): return text
      case .view:
        return participants.name(of: parties.sender.isMediator ? parties.receiver : parties.sender)
      case .object(let type):
        let mediator = participants.mediators.first { $0.type == type }
        return mediator?.name ?? type
      }
    }
    self.init(
      sender: parties.sender, receiver: parties.receiver, kind: entry.kind, name: entry.name,
      arguments: arguments, site: entry.site)
  }
}
