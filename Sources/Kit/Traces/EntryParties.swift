import AppScreens

extension Recorder.Entry {
  /// The participants between whom it travels; nil if a mediator calls what is not one.
  ///
  /// For what a view or a mediator sends, the object in the recorded property decides; for what a view or
  /// a service receives, the innermost function that was running. Otherwise it is the first mediator.
  ///
  /// - Parameters:
  ///   - now: The state at the end of the step, which numbers the mediators: what was recorded before
  ///     there was a screen may know fewer.
  ///   - frames: The mediators' functions that were running.
  ///   - asker: The mediator that made the request; nil unless the entry is a response.
  /// - Returns: The sender and the receiver.
  func parties(
    _ now: Snapshot, _ frames: [MediatorFrame], asker: Participant?
  ) -> (sender: Participant, receiver: Participant)? {
    func known(_ object: ObjectIdentifier?) -> Participant? {
      object.flatMap { now.numbers[$0] ?? snapshot.numbers[$0] }.map(Participant.mediator)
    }
    if source == .mediator {
      guard let sender = known(speaker), let receiver = known(receiver) else { return nil }
      return (sender, receiver)
    }
    // A view that is gone is known by the name of its property alone.
    let named = now.mediators.firstIndex { $0.member.name == property }
    let mediator: Participant =
      switch kind {
      case .answer: asker ?? .mediator(1)
      case .call, .delegate, .assign, .bind, .unbind, .notify:
        known(receiver) ?? .mediator((named ?? 0) + 1)
      default: frames.first?.mediator ?? .mediator(1)
      }
    let other: Participant = if case .view(let number) = source { .view(number) } else { .service }
    return kind.isToMediator ? (other, mediator) : (mediator, other)
  }

  /// Indicates whether a view of some type set a property by itself, in a method or closure of its own: it tells
  /// nobody.
  func isOwn(ofView type: String) -> Bool {
    guard kind == .set else { return false }
    let recording = frames.lastIndex { $0.function.hasPrefix("MessageLog.set") } ?? -1
    let setter = frames.dropFirst(recording + 1).first { frame in
      ![".didset", ".willset", ".setter", ".modify"].contains(where: frame.function.hasSuffix)
    }
    return setter?.function.isMember(of: type) == true
  }
}
