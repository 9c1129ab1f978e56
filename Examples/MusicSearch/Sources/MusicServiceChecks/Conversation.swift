import AppModels

/// The requests of one check, and what comes of them.
///
/// All terms begin with `late`, on which a server waits.
struct Conversation {
  private let subject: MusicServiceSubject
  private let isOnCaller: @Sendable () -> Bool

  init(_ subject: MusicServiceSubject, isOnCaller: @escaping @Sendable () -> Bool) {
    self.subject = subject
    self.isOnCaller = isOnCaller
  }

  /// One request, answered.
  func answered() async throws -> AskedRequest {
    let asked = ask("late ITZY")
    try await answer(asked)
    try await finish()
    return asked
  }

  /// One request, cancelled before its answer.
  func cancelled() async throws -> AskedRequest {
    var asked = ask("late ITZY")
    asked.cancel()
    try await subject.answerCancelled(asked.term)
    try await finish()
    return asked
  }

  /// One request, cancelled after its answer.
  func cancelledLate() async throws -> AskedRequest {
    var asked = ask("late ITZY")
    try await answer(asked)
    asked.cancel()
    try await finish()
    return asked
  }

  /// Two requests; the younger one is answered first.
  func answeredOutOfOrder() async throws -> (younger: AskedRequest, older: AskedRequest) {
    let older = ask("late ITZY")
    let younger = ask("late BTS")
    try await subject.answer(younger.term)
    try await subject.answer(older.term)
    await younger.answers.first()
    await older.answers.first()
    try await finish()
    return (younger, older)
  }

  /// One request, answered although the one before it was cancelled.
  func answeredBesideCancelled() async throws -> AskedRequest {
    var cancelled = ask("late ITZY")
    let asked = ask("late BTS")
    cancelled.cancel()
    try await answer(asked)
    try await finish()
    return asked
  }

  private func ask(_ term: String) -> AskedRequest {
    AskedRequest(for: term, of: subject.service, isOnCaller: isOnCaller)
  }

  private func answer(_ asked: AskedRequest) async throws {
    try await subject.answer(asked.term)
    await asked.answers.first()
    withExtendedLifetime(asked) {}
  }

  private func finish() async throws {
    try await answer(ask("late end"))
  }
}
