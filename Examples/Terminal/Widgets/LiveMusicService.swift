import AppModels
import AppScreens

/// A music service that answers by itself, as a world in which no step does anything.
package final class LiveMusicService: MusicService, World {
  private let service: any MusicService

  package init(_ service: any MusicService) {
    self.service = service
  }

  package func search(
    _ term: String, then receive: @escaping (Result<[Song], MusicFailure>) -> Void
  ) -> any MusicRequest {
    service.search(term, then: receive)
  }

  package func deliver(_ event: MusicSearchEvent) {}
  package var parts: [AnyObject] { [self] }
  package var pending: [String] { [] }
}
