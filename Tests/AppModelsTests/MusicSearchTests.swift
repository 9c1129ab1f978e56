import AppModels
import Testing

/// Which term is requested, and which response counts.
struct MusicSearchTests {
  @Test
  func `a new term is requested, and an edit that leaves the term is not`() throws {
    var search = MusicSearch()
    let isNew = [" IU", "IU "].map { search.edit(query: $0) }
    #expect(isNew == [true, false])
    #expect(search.query == "IU ")
    #expect(search.pendingRequest?.term.text == "IU")
  }

  @Test
  func `only the response to the pending request counts, also for the same term again`() throws {
    var search = MusicSearch()
    let requests = try ["IU", "BTS", "IU"].map { try search.request(for: $0) }
    let counts = [
      search.receive(.success([.lilac]), to: requests[0]),
      search.receive(.failure(.data), to: requests[1]),
    ]
    #expect(counts == [false, false])
    #expect(search.pendingRequest == requests[2] && search.songs.isEmpty)
    let counted = search.receive(.success([.lilac]), to: requests[2])
    let countedAgain = search.receive(.failure(.data), to: requests[2])
    #expect(counted && !countedAgain)
    #expect(search.state == .found(requests[2].term) && search.songs == [.lilac])
  }

  @Test
  func `songs stay while the next term is pending, and after a failure`() throws {
    var search = MusicSearch()
    _ = search.receive(.success([.lilac]), to: try search.request(for: "IU"))
    let request = try search.request(for: "BTS")
    #expect(search.songs == [.lilac])
    _ = search.receive(.failure(.networking), to: request)
    #expect(search.songs == [.lilac])
    _ = search.edit(query: " ")
    #expect(search.state == .idle && search.songs.isEmpty && search.pendingRequest == nil)
  }

  @Test
  func `only a failed search can be retried, by a request of its own`() throws {
    var search = MusicSearch()
    let isRetriedIdle = search.retry()
    let first = try search.request(for: "IU")
    let isRetriedPending = search.retry()
    #expect(!isRetriedIdle && !isRetriedPending && search.pendingRequest == first)
    _ = search.receive(.failure(.parsing), to: first)
    #expect(search.canRetry)
    let isRetriedFailed = search.retry()
    let second = try #require(search.pendingRequest)
    #expect(isRetriedFailed && second != first && second.term == first.term)
    let counts = search.receive(.success([]), to: first)
    #expect(!counts)
  }

  @Test
  func `a day has four digits and twice two`() {
    #expect("\(Song.ReleaseDate(year: 1998, month: 1, day: 19))" == "1998-01-19")
    #expect("\(Song.ReleaseDate(year: 987, month: 12, day: 3))" == "0987-12-03")
    #expect("\(Song.ReleaseDate(year: 10_000, month: 6, day: 1))" == "10000-06-01")
  }
}

extension MusicSearch {
  /// Edits the query, and gives the request that is pending then.
  fileprivate mutating func request(for query: String) throws -> Request {
    _ = edit(query: query)
    return try #require(pendingRequest)
  }
}

extension Song {
  fileprivate static let lilac = Song(
    title: "Lilac", artist: "IU", album: "Lilac", released: nil, picture: "1.jpg")
}
