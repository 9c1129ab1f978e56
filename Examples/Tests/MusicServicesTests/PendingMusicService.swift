import AppModels
import AppScreens

/// The headless service, on which a test can wait for a term to be asked for.
final class PendingMusicService: MusicService {
  private let service = HeadlessMusicService()
  private(set) var terms: [String] = []
  private var waiting: [String: CheckedContinuation<Void, Never>] = [:]

  func search(
    _ term: String, then receive: @escaping (Result<[Song], MusicFailure>) -> Void
  ) -> CancellationToken {
    terms.append(term)
    waiting.removeValue(forKey: term)?.resume()
    return service.search(term, then: receive)
  }

  /// The requests that the service holds, cancelled ones in parentheses.
  var asked: String { service.widgets.map(\.text).joined() }

  /// Returns as soon as a term has been asked for.
  func asked(_ term: String) async {
    guard !terms.contains(term) else { return }
    await withCheckedContinuation { waiting[term] = $0 }
  }

  /// Answers the request for a term, cancelled or not.
  func reply(_ term: String) {
    let held = asked.split(separator: ", ")
    if let index = held.firstIndex(where: { $0 == term || $0 == "(\(term))" }) {
      service.deliver(.reply(index + 1))
    }
  }
}
