import AppModels
import AppScreens

/// The music search: the model, and commands to send or to cancel its request.
enum MusicSearchProgram: Program {
  typealias Runtime = MusicSearchRuntime

  /// An event in the app.
  enum Message {
    /// The query field contains a new text.
    case editedQuery(String)

    /// The button was pressed.
    case pressedRetry

    /// The service responded to a request.
    case received(Result<[Song], MusicFailure>, to: MusicSearch.Request)
  }

  /// A command to the music service.
  enum Command {
    /// Sends a request, and cancels the one before.
    case search(MusicSearch.Request)

    /// Cancels the request that is pending, if one is.
    case cancel
  }

  /// There is no query.
  static var initial: MusicSearch { MusicSearch() }

  /// Turns an edit or a press into a message.
  static func message(for gesture: MusicSearchGesture) -> Message {
    switch gesture {
    case .editQuery(let text): .editedQuery(text)
    case .retry: .pressedRetry
    }
  }

  /// Types in the query field.
  static func type(_ gesture: MusicSearchGesture, on display: inout MusicSearchDisplay) {
    switch gesture {
    case .editQuery(let text): display.$query.type(text)
    case .retry: break
    }
  }

  /// Changes the model; a new pending request is sent, and the one before is cancelled.
  static func update(_ search: inout MusicSearch, _ message: Message) -> Command? {
    let before = search.pendingRequest
    switch message {
    case .editedQuery(let text): search.edit(query: text)
    case .pressedRetry: search.retry()
    case .received(let response, let request): search.receive(response, to: request)
    }
    guard search.pendingRequest != before else { return nil }
    return search.pendingRequest.map { .search($0) } ?? .cancel
  }

  /// The query, the rows, and the text of the status.
  static func view(_ search: MusicSearch, on display: inout MusicSearchDisplay) {
    display.$query.update(search.query)
    display.status = status(of: search)
    display.rows = search.songs.map(row)
    display.retry = search.canRetry
  }

  private static func status(of search: MusicSearch) -> String {
    switch search.state {
    case .idle: "Search for music"
    case .searching(let request): "Searching for \(request.term.text)"
    case .found(let term) where search.songs.isEmpty: "No songs for \(term.text)"
    case .found(let term) where search.songs.count == 1: "1 song for \(term.text)"
    case .found(let term): "\(search.songs.count) songs for \(term.text)"
    case .failed(_, .networking): "Search failed: no connection"
    case .failed(_, .data): "Search failed: no data"
    case .failed(_, .parsing): "Search failed: unreadable data"
    }
  }

  private static func row(of song: Song) -> MusicSearchRow {
    MusicSearchRow(
      song: song.title, artist: song.artist, album: song.album,
      date: song.released?.description ?? "–", picture: song.picture)
  }
}
