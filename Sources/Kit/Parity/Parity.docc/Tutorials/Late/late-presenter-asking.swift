import AppModels

/// Asks the service at each edit, and shows whatever arrives.
public final class MusicSearchPresenter {
  private weak var view: (any MusicSearchView)?
  private let service: any MusicService
  private var query = ""
  private var term: SearchTerm?
  private var songs: [Song] = []
  private var isSearching = false

  /// A presenter of a new music search, with the service to ask, and without a view.
  public init(service: any MusicService) {
    self.service = service
  }

  /// Brings a view up to date, and from now on tells this view alone.
  public func attach(_ view: any MusicSearchView) {
    self.view = view
    view.show(query: query)
    update()
  }

  /// Takes over the query that a person edited, and asks for its term.
  public func edit(query: String) {
    self.query = query
    term = SearchTerm(query: query)
    if let term {
      isSearching = true
      _ = service.search(term.text) { self.receive($0) }
    } else {
      isSearching = false
      songs = []
    }
    update()
  }

  /// Does nothing yet.
  public func retry() {}

  private func receive(_ answer: Result<[Song], MusicFailure>) {
    isSearching = false
    if case .success(let found) = answer { songs = found }
    update()
  }

  private func update() {
    view?.show(status: status)
    view?.show(rows: songs.map(row))
    view?.show(canRetry: false)
  }

  private var status: String {
    guard let term else { return "Search for music" }
    return switch (isSearching, songs.count) {
    case (true, _): "Searching for \(term.text)"
    case (false, 0): "No songs for \(term.text)"
    case (false, 1): "1 song for \(term.text)"
    case (false, let count): "\(count) songs for \(term.text)"
    }
  }

  private func row(of song: Song) -> MusicSearchRow {
    MusicSearchRow(
      song: song.title, artist: song.artist, album: song.album,
      date: song.released.map(date) ?? "–", picture: song.picture)
  }

  private func date(of day: Song.ReleaseDate) -> String {
    "\(digits(4, of: day.year))-\(digits(2, of: day.month))-\(digits(2, of: day.day))"
  }

  private func digits(_ count: Int, of number: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
