import AppModels

/// A service that notes its requests, and answers each at any time, also a cancelled one.
final class SlowMusicService: MusicService {
  typealias Answer = Result<[Song], MusicFailure>

  /// The searches and cancellations, in order: `IU`, `cancel IU`.
  private(set) var heard: [String] = []

  /// What happens when the request of this index is cancelled.
  var didCancel: (Int) -> Void = { _ in }

  private var receivers: [(Answer) -> Void] = []
  private var answered: Set<Int> = []

  /// Answers a request, counted from 0 in the order of asking.
  func answer(_ index: Int, with answer: Answer) {
    answered.insert(index)
    receivers[index](answer)
  }

  func search(_ term: String, then receive: @escaping (Answer) -> Void) -> CancellationToken {
    heard.append(term)
    let index = receivers.count
    receivers.append(receive)
    return CancellationToken { [unowned self] in
      guard !answered.contains(index) else { return }
      heard.append("cancel \(term)")
      didCancel(index)
    }
  }
}

extension Song {
  /// A song of which only the title matters.
  static func titled(_ title: String) -> Song {
    Song(title: title, artist: "IU", album: "Lilac", released: nil, picture: "1.jpg")
  }
}
