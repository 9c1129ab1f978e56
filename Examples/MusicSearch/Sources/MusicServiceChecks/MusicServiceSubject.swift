import AppModels

/// A music service to check, and the means to let it answer.
public struct MusicServiceSubject {
  /// The service.
  public let service: any MusicService

  /// Lets the service answer the pending request for a term, with songs.
  public let answer: (String) async throws -> Void

  /// Lets the service do what it does with an answer to a cancelled request, if anything.
  public let answerCancelled: (String) async throws -> Void

  /// A service with these means, which answers nothing by itself.
  public init(
    _ service: any MusicService, answer: @escaping (String) async throws -> Void,
    answerCancelled: @escaping (String) async throws -> Void
  ) {
    self.service = service
    self.answer = answer
    self.answerCancelled = answerCancelled
  }
}
