import AppModels

/// A service that writes down what it hears, and answers any request at any time, in vain or not.
///
/// It keeps no request, so that a mediator which lets one go is found.
final class SlowMusicService: MusicService {
  typealias Answer = Result<[Song], MusicFailure>

  /// The searches and cancellations, in order: `IU`, `cancel IU`.
  private(set) var heard: [String] = []

  /// What happens within `cancel()`, to the request of this index.
  var didCancel: (Int) -> Void = { _ in }

  private var receivers: [(Answer) -> Void] = []
  private var requests: [() -> Request?] = []

  /// Answers a request, counted from 0 in the order of asking.
  func answer(_ index: Int, with answer: Answer) {
    receivers[index](answer)
  }

  /// Indicates whether somebody holds a request.
  func isHeld(_ index: Int) -> Bool {
    requests[index]() != nil
  }

  func search(_ term: String, then receive: @escaping (Answer) -> Void) -> any MusicRequest {
    heard.append(term)
    let index = receivers.count
    let request = Request { [unowned self] in
      heard.append("cancel \(term)")
      didCancel(index)
    }
    receivers.append(receive)
    requests.append { [weak request] in request }
    return request
  }

  private final class Request: MusicRequest {
    private let didCancel: () -> Void

    init(didCancel: @escaping () -> Void) {
      self.didCancel = didCancel
    }

    func cancel() {
      didCancel()
    }
  }
}

extension Song {
  /// A song of which only the title matters.
  static func titled(_ title: String) -> Song {
    Song(title: title, artist: "IU", album: "Lilac", released: nil, picture: "1.jpg")
  }
}
