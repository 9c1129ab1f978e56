import AppModels
import Foundation

extension MusicService {
  /// The answer to a request, whose token is kept until then.
  func answer(for term: String) async -> Result<[Song], MusicFailure> {
    await answer(for: term) { $0 }
  }

  /// What a receiver makes of the answer to a request, whose token is kept until then.
  func answer<Value: Sendable>(
    for term: String, _ read: @escaping (Result<[Song], MusicFailure>) -> Value
  ) async -> Value {
    var token: CancellationToken?
    let value = await withCheckedContinuation { continuation in
      token = search(term) { continuation.resume(returning: read($0)) }
    }
    withExtendedLifetime(token) {}
    return value
  }

  /// Searches with a receiver that has the only strong reference to an object.
  func searchHolding(_ term: String, _ held: inout NSObject?) -> CancellationToken {
    let object = NSObject()
    held = object
    return search(term) { _ in withExtendedLifetime(object) {} }
  }
}
