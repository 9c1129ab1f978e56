import AppModels
import Testing

/// A spy of the port to a music service: it records each request and each cancellation.
///
/// A test responds to the requests at any time and in any order, also those that were cancelled.
final class MusicServiceSpy: MusicService {
  enum Message: Equatable {
    case search(String)
    case cancel(String)
  }

  typealias Answer = Result<[Song], MusicFailure>

  private(set) var received: [Message] = []

  private var receivers: [(Answer) -> Void] = []
  private var answered: Set<Int> = []

  /// Answers a request; the first one has the index 0.
  func answer(
    _ index: Int, with answer: Answer, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard receivers.indices.contains(index) else {
      Issue.record("there is no request \(index)", sourceLocation: sourceLocation)
      return
    }
    answered.insert(index)
    receivers[index](answer)
  }

  func search(_ term: String, then receive: @escaping (Answer) -> Void) -> CancellationToken {
    received.append(.search(term))
    let index = receivers.count
    receivers.append(receive)
    return CancellationToken { [unowned self] in
      guard !answered.contains(index) else { return }
      received.append(.cancel(term))
    }
  }
}

extension Song {
  /// A song of which only the title matters.
  static func titled(_ title: String) -> Song {
    Song(title: title, artist: "IU", album: "Lilac", released: nil, picture: "1.jpg")
  }
}
