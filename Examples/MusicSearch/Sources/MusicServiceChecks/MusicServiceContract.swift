import AppModels

/// The contract of `MusicService`, with which any service can be checked.
///
/// A check runs on the isolation it is called on, which is the service's caller. It waits for
/// answers, never for time: at its end it asks once more, and when that answer is there, it looks at
/// those before. A service that owes an answer keeps the check waiting.
public struct MusicServiceContract {
  private let isOnCaller: @Sendable () -> Bool

  /// The contract for one caller.
  ///
  /// - Parameter isOnCaller: Whether the code that calls this runs on the caller's isolation.
  public init(isOnCaller: @escaping @Sendable () -> Bool) {
    self.isOnCaller = isOnCaller
  }

  /// Indicates whether a service keeps to a clause.
  ///
  /// - Parameters:
  ///   - clause: The clause to check.
  ///   - subject: A service that has not been asked before, and finds songs for every term.
  /// - Returns: Whether it does.
  /// - Throws: When the means to let it answer fail.
  public func holds(
    _ clause: MusicServiceClause, for subject: MusicServiceSubject
  ) async throws -> Bool {
    let talk = Conversation(subject, isOnCaller: isOnCaller)
    switch clause {
    case .answersLater:
      return try await talk.answered().answers.all.allSatisfy { !$0.cameEarly }
    case .answersOnce:
      return try await talk.answered().answers.all.count == 1
    case .answersCaller:
      return try await talk.answered().answers.all.allSatisfy(\.cameToCaller)
    case .releasesReceiver:
      return try await talk.answered().hasReleasedReceiver
    case .cancelsSilently:
      return try await talk.cancelled().answers.all.allSatisfy(\.isSuccess)
    case .ignoresLateCancellation:
      return try await talk.cancelledLate().answers.all.count == 1
    case .answersEach:
      let (younger, older) = try await talk.answeredOutOfOrder()
      return younger.hasItsSongs && older.hasItsSongs
    case .cancelsOne:
      return try await talk.answeredBesideCancelled().hasItsSongs
    }
  }
}
