import AppScreens

/// Makes messages of what was recorded, one episode after the other, with the changes of state between.
struct Conversation {
  /// The state that the last message found.
  private(set) var snapshot: Snapshot?

  private var requests: [Int: ExecutionFinder.Request] = [:]

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
    var finder = ExecutionFinder(participants: participants, requests: requests)
    var messages: [Message] = []
    for entry in entries {
      let frames = MediatorFrame.all(in: entry.frames, of: now.mediators)
      messages += changes(to: entry.snapshot, finder, frames, toldBy: entry)
      guard let parties = entry.parties(now, frames, requests: finder.requests) else { continue }
      var message = Message(entry, between: parties, participants)
      message.trail = finder.trail(of: message, request: entry.request, frames)
      messages.append(message)
    }
    requests = finder.requests
    return messages + changes(to: now, finder, [])
  }

  /// The state changes since the last snapshot, the model's first, since the rest depends on them; last
  /// that of the value that an entry tells of, since a binding tells of a change at once.
  ///
  /// A snapshot from a view that knows no mediator says nothing.
  private mutating func changes(
    to next: Snapshot, _ finder: ExecutionFinder, _ frames: [MediatorFrame],
    toldBy entry: Recorder.Entry? = nil
  ) -> [Message] {
    guard !next.mediators.isEmpty || !next.values.isEmpty else { return [] }
    let changes = snapshot.map(next.changes(since:)) ?? []
    snapshot = next
    let messages = changes.map { place, before, after in
      let holder = Participant.mediator(place.holder)
      var message = Message(
        from: holder, to: place.model == nil ? holder : .model, .state, place.name, [before, after])
      message.trail = finder.trail(ofChangeBy: holder, before: frames)
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
