import AppModels
import AppScreens
import TriptychParity
import TriptychTerminal

extension MusicSearchApp {
  /// The rules as code.
  public var specification: (any Specification<MusicSearchGesture, MusicSearchDisplay>)? {
    MusicSearchSpecification()
  }
}

/// MS1 to MS18 as code, and what the headless service promises: what it finds, and what it keeps.
struct MusicSearchSpecification: Specification {
  private static let invitation = "Search for music"

  private(set) var display: MusicSearchDisplay
  private var requests: [Request] = []

  /// The term as it was when it was new: canonically equal texts are the same term.
  private var term = ""

  /// A request that the service holds; the one that is not cancelled is pending.
  private struct Request: Hashable {
    let term: String
    var isCancelled = false
  }

  init() {
    display = MusicSearchDisplay()
    display.status = Self.invitation
  }

  /// The requests that the service holds, cancelled ones in parentheses.
  var service: [Widget] {
    let asked = requests.map { $0.isCancelled ? "(\($0.term))" : $0.term }
    return [Widget("asked", shows: asked.joined(separator: ", "))]
  }

  mutating func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.query = text
      guard text.trimmed != term else { return }
      term = text.trimmed
      search()
    case .retry:
      if display.retry { search() }
    }
  }

  mutating func deliver(_ event: MusicSearchEvent) {
    switch event {
    case .reply(let number):
      guard takeResponse(to: number) else { return }
      let songs = HeadlessMusicService.songs(for: term)
      display.status = Self.status(songs.count, term)
      display.rows = songs.map(MusicSearchRow.init(asSpecified:))
    case .fail(let number, let failure):
      guard takeResponse(to: number) else { return }
      display.status = "Search failed: \(Self.reason(failure))"
      display.retry = true
    }
  }

  /// Searches for the term in place of the one before; an empty term takes all back.
  private mutating func search() {
    for index in requests.indices { requests[index].isCancelled = true }
    display.retry = false
    if term.isEmpty {
      display.status = Self.invitation
      display.rows = []
    } else {
      requests = (requests + [Request(term: term)]).suffix(2)
      display.status = "Searching for \(term)"
    }
  }

  /// Takes the request that a response is to off the list; true if it is the pending one.
  private mutating func takeResponse(to number: Int) -> Bool {
    guard requests.indices.contains(number - 1) else { return false }
    return !requests.remove(at: number - 1).isCancelled
  }

  private static func status(_ count: Int, _ term: String) -> String {
    switch count {
    case 0: "No songs for \(term)"
    case 1: "1 song for \(term)"
    default: "\(count) songs for \(term)"
    }
  }

  private static func reason(_ failure: MusicFailure) -> String {
    switch failure {
    case .networking: "no connection"
    case .data: "no data"
    case .parsing: "unreadable data"
    }
  }
}

extension MusicSearchRow {
  /// A song as MS15 has it.
  fileprivate init(asSpecified song: Song) {
    func digits(_ number: Int, _ count: Int) -> String {
      String("0000\(number)".suffix(max(count, "\(number)".count)))
    }
    let date = song.released.map {
      "\(digits($0.year, 4))-\(digits($0.month, 2))-\(digits($0.day, 2))"
    }
    self.init(
      song: song.title, artist: song.artist, album: song.album, date: date ?? "–",
      picture: song.picture)
  }
}
