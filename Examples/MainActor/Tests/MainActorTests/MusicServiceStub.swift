import AppModels

/// A music service that responds when the test says so, in any order.
final class MusicServiceStub: AsyncMusicService {
  private var continuations: [String: CheckedContinuation<[Song], Never>] = [:]

  func songs(for term: String) async throws(MusicFailure) -> [Song] {
    await withCheckedContinuation { continuations[term] = $0 }
  }

  /// Responds to the request for a term with a song, as soon as the request has arrived.
  func respond(to term: String, with title: String) async {
    while continuations[term] == nil { await Task.yield() }
    continuations.removeValue(forKey: term)?.resume(returning: [.titled(title)])
  }
}

extension Song {
  /// A song of which only the title matters.
  static func titled(_ title: String) -> Song {
    Song(title: title, artist: "IU", album: "Lilac", released: nil, picture: "1.jpg")
  }
}
