extension [Message] {
  /// The messages with a mark on each answer that no other message of an episode follows.
  ///
  /// - Parameter isSame: Whether the view shows what it showed before. If it does not, and no message
  ///   tells why, it may be the doing of any of the answers.
  /// - Returns: The messages, otherwise as they are.
  func markingIdleAnswers(_ isSame: Bool) -> [Message] {
    guard isSame || contains(where: { ![.event, .answer].contains($0.kind) }) else { return self }
    return indices.map { index in
      var message = self[index]
      let next = self[index...].dropFirst().first
      message.changesNothing = message.kind == .answer && (next == nil || next?.kind == .answer)
      return message
    }
  }
}
