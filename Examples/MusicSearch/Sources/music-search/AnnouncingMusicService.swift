import AppModels

/// A music service that calls a function when a response of another one has been received.
final class AnnouncingMusicService: MusicService {
  private let service: any MusicService
  private let announce: () -> Void

  init(_ service: any MusicService, then announce: @escaping () -> Void) {
    self.service = service
    self.announce = announce
  }

  func search(
    _ term: String, then receive: @escaping (Result<[Song], MusicFailure>) -> Void
  ) -> CancellationToken {
    service.search(term) { [announce] result in
      receive(result)
      announce()
    }
  }
}
