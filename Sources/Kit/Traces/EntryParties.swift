import AppScreens

extension Recorder.Entry {
  /// The participants between whom it travels; nil if a mediator calls what is not one.
  ///
  /// Where there are several mediators, the one that another calls is found by reflection. For what a view
  /// sends, the recorded property decides; for what a view or a service receives, the innermost
  /// function that was running. Otherwise it is the first mediator.
  ///
  /// - Parameters:
  ///   - now: The state at the end of the step, for what was recorded before there was a screen.
  ///   - frames: The mediators' functions that were running.
  ///   - asker: The mediator that made the request; nil of what is no answer.
  /// - Returns: The sender and the receiver.
  func parties(
    _ now: Snapshot, _ frames: [MediatorFrame], asker: Participant?
  ) -> (sender: Participant, receiver: Participant)? {
    let state = snapshot.mediators.isEmpty ? now : snapshot
    if source == .mediator {
      return [state, now].lazy.compactMap { $0.call(by: speaker, through: property) }.first
    }
    let mediator: Participant =
      switch kind {
      case .answer: asker ?? .mediator(1)
      case .call, .delegate, .assign, .bind, .unbind, .notify:
        .mediator(numberByProperty(now, state))
      default: frames.first?.mediator ?? .mediator(state.onlyOneThatKnowsView ?? 1)
      }
    let other: Participant = if case .view(let number) = source { .view(number) } else { .service }
    return kind.isToMediator ? (other, mediator) : (mediator, other)
  }

  /// The number of the mediator that the view reaches by the recorded property, such as `list` in
  /// `list.select(_:)`; of the only one that the view holds, that.
  private func numberByProperty(_ now: Snapshot, _ state: Snapshot) -> Int {
    // The view's own come first: two small views may each call theirs `presenter`.
    let own = [now, state].lazy.map { $0.heldByViews.filter { $0.key.object == speaker } }
    let held = own.first { !$0.isEmpty } ?? state.heldByViews
    guard Set(held.values).count > 1 else { return held.values.first ?? 1 }
    return held.filter { $0.key.name == property }.values.min() ?? 1
  }
}
