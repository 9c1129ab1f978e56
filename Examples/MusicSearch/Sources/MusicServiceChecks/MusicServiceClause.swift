/// A clause of the contract of `MusicService`.
public enum MusicServiceClause: CaseIterable, Sendable, CustomStringConvertible {
  /// The answer does not come before `search` returns.
  case answersLater

  /// At most one answer comes.
  case answersOnce

  /// The answer comes on the caller's isolation.
  case answersCaller

  /// The receiver is released after the answer.
  case releasesReceiver

  /// A cancelled request does not fail because of that.
  case cancelsSilently

  /// Cancelling after the answer does nothing.
  case ignoresLateCancellation

  /// Each of two requests has an answer of its own, in whatever order they come.
  case answersEach

  /// Cancelling one of two requests leaves the other alone.
  case cancelsOne

  /// The clause, in words.
  public var description: String {
    switch self {
    case .answersLater: "The answer does not come before search returns."
    case .answersOnce: "At most one answer comes."
    case .answersCaller: "The answer comes on the caller's isolation."
    case .releasesReceiver: "The receiver is released after the answer."
    case .cancelsSilently: "A cancelled request does not fail because of that."
    case .ignoresLateCancellation: "Cancelling after the answer does nothing."
    case .answersEach: "Each of two requests has an answer of its own, in whatever order they come."
    case .cancelsOne: "Cancelling one of two requests leaves the other alone."
    }
  }
}
