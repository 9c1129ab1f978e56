import AppModels

/// Holds the service, and the view only weakly: asks the service, then tells the view what to show.
public final class MusicSearchPresenter {
  /// A term that was asked for, the songs on screen, and how far the request has come.
  private struct Search {
    enum State {
      case asked(any MusicRequest)
      case answered
      case failed(MusicFailure)
    }

    let term: SearchTerm
    var songs: [Song]
    var state: State
  }

  private weak var view: (any MusicSearchView)?
  private let service: any MusicService
  private var query = ""
  private var search: Search?

  /// A presenter of a new music search, with the service to ask, and without a view.
  public init(service: any MusicService) {
    self.service = service
  }

  /// Brings a view up to date, and then tells this view alone; a request that stands goes on.
  public func attach(_ view: any MusicSearchView) {
    self.view = view
    view.show(query: query)
    update()
  }

  /// Takes over the query that a person edited, and asks for its term if that is a new one.
  public func edit(query: String) {
    self.query = query
    let term = SearchTerm(query: query)
    guard term != search?.term else { return }
    let songs = search?.songs ?? []
    endSearch()
    if let term { ask(for: term, keeping: songs) }
    update()
  }

  /// Asks again for a term that failed.
  public func retry() {
    guard let search, case .failed = search.state else { return }
    ask(for: search.term, keeping: search.songs)
    update()
  }

  private func ask(for term: SearchTerm, keeping songs: [Song]) {
    let request = service.search(term.text) { self.receive($0) }
    search = Search(term: term, songs: songs, state: .asked(request))
  }

  private func receive(_ answer: Result<[Song], MusicFailure>) {
    switch answer {
    case .success(let songs):
      search?.songs = songs
      search?.state = .answered
    case .failure(let failure):
      search?.state = .failed(failure)
    }
    update()
  }

  /// Forgets the search, and cancels its request if that stands.
  private func endSearch() {
    let ended = search?.state
    search = nil
    if case .asked(let request) = ended { request.cancel() }
  }

  private func update() {
    view?.show(status: status)
    view?.show(rows: (search?.songs ?? []).map(row))
    view?.show(canRetry: canRetry)
  }

  private var canRetry: Bool {
    if case .failed = search?.state { true } else { false }
  }

  private var status: String {
    guard let search else { return "Search for music" }
    let term = search.term.text
    return switch (search.state, search.songs.count) {
    case (.asked, _): "Searching for \(term)"
    case (.answered, 0): "No songs for \(term)"
    case (.answered, 1): "1 song for \(term)"
    case (.answered, let count): "\(count) songs for \(term)"
    case (.failed(.networking), _): "Search failed: no connection"
    case (.failed(.data), _): "Search failed: no data"
    case (.failed(.parsing), _): "Search failed: unreadable data"
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
