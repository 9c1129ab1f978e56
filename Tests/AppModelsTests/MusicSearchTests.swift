import AppModels
import Testing

/// Which term is requested, and which response counts.
struct MusicSearchTests {
  @Test
  func `a new term is requested, and an edit that leaves the term is not`() throws {
    var search = MusicSearch()
    let request = try search.request(for: " IU")
    #expect(request.term.text == "IU")
    search.edit(query: "IU ")
    #expect(search.query == "IU ")
    #expect(search.pendingRequest == request)
  }

  @Test
  func `only the response to the pending request counts, also for the same term again`() throws {
    var search = MusicSearch()
    let requests = try ["IU", "BTS", "IU"].map { try search.request(for: $0) }
    search.receive(.success([.lilac]), to: requests[0])
    search.receive(.failure(.data), to: requests[1])
    #expect(search.pendingRequest == requests[2] && search.songs.isEmpty)
    search.receive(.success([.lilac]), to: requests[2])
    search.receive(.failure(.data), to: requests[2])
    #expect(search.state == .found(requests[2].term) && search.songs == [.lilac])
  }

  @Test
  func `songs stay while the next term is pending, and after a failure`() throws {
    var search = MusicSearch()
    search.receive(.success([.lilac]), to: try search.request(for: "IU"))
    let request = try search.request(for: "BTS")
    #expect(search.songs == [.lilac])
    search.receive(.failure(.networking), to: request)
    #expect(search.songs == [.lilac])
    search.edit(query: " ")
    #expect(search.state == .idle && search.songs.isEmpty && search.pendingRequest == nil)
  }

  @Test
  func `only a failed search can be retried, by a request of its own`() throws {
    var search = MusicSearch()
    search.retry()
    #expect(search.state == .idle)
    let first = try search.request(for: "IU")
    search.retry()
    #expect(search.pendingRequest == first)
    search.receive(.failure(.parsing), to: first)
    #expect(search.canRetry)
    search.retry()
    let second = try #require(search.pendingRequest)
    #expect(second != first && second.term == first.term)
    search.receive(.success([]), to: first)
    #expect(search.pendingRequest == second)
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
    edit(query: query)
    return try #require(pendingRequest)
  }
}

extension Song {
  fileprivate static let lilac = Song(
    title: "Lilac", artist: "IU", album: "Lilac", released: nil, picture: "1.jpg")
}
