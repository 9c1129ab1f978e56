import AppModels
import Foundation

extension MusicService {
  /// The answer to a request that nobody holds.
  func answer(for term: String) async -> Result<[Song], MusicFailure> {
    await withCheckedContinuation { continuation in
      _ = search(term) { continuation.resume(returning: $0) }
    }
  }

  /// A request whose receiver is all that holds an object.
  func searchHolding(_ term: String, _ held: inout NSObject?) -> any MusicRequest {
    let object = NSObject()
    held = object
    return search(term) { _ in withExtendedLifetime(object) {} }
  }
}
