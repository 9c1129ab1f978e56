import AppScreens

extension Recorder.Entry {
  /// The participants between whom it travels.
  ///
  /// Where there are several mediators, a connection tells by whom it is held and whom it holds. Of what
  /// a view says, the expression in its source names the mediator; of what is done to a view or the
  /// world, the innermost function that was running. What none of this tells is taken for the first
  /// mediator's.
  ///
  /// - Parameters:
  ///   - now: The state at the end of the step, for what was recorded before there was a screen.
  ///   - frames: The mediators' functions that were running.
  ///   - requests: The requests so far, by their numbers.
  /// - Returns: The sender and the receiver.
  func parties(
    _ now: Snapshot, _ frames: [MediatorFrame], requests: [Int: ExecutionFinder.Request]
  ) -> (sender: Participant, receiver: Participant) {
    let state = snapshot.mediators.isEmpty ? now : snapshot
    if source == .connection {
      let ends = speaker.flatMap { state.connections[$0] ?? now.connections[$0] }
      return (.mediator(ends?.from ?? 1), .mediator(ends?.to ?? 1))
    }
    let mediator: Participant =
      switch kind {
      case .answer: request.flatMap { requests[$0]?.sender } ?? .mediator(1)
      case .call, .delegate, .assign, .bind, .unbind, .notify: .mediator(numberInSource(now, state))
      default: frames.first?.mediator ?? .mediator(state.onlyOneThatKnowsView ?? 1)
      }
    let other: Participant = if case .view(let number) = source { .view(number) } else { .world }
    return kind.isToMediator ? (other, mediator) : (mediator, other)
  }

  /// The number of the mediator that the view's source names, such as `list` in
  /// `log.call("select(_:)", list.select(_:), row)`; of the only one that the view holds, that.
  private func numberInSource(_ now: Snapshot, _ state: Snapshot) -> Int {
    // The view's own come first: two small views may each call theirs `presenter`.
    let own = [now, state].lazy.map { $0.heldByViews.filter { $0.key.view == speaker } }
    let held = own.first { !$0.isEmpty } ?? state.heldByViews
    guard Set(held.values).count > 1, let expression = RecordingExpression(of: kind, at: site)
    else { return held.values.first ?? 1 }
    let names = expression.arguments.dropFirst().joined(separator: " ")
      .split { !$0.isLetter && $0 != "_" }
    return names.lazy.compactMap { name in
      held.filter { $0.key.name == name }.values.min()
    }.first ?? 1
  }
}
