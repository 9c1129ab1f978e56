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

  /// Changes the model; a new term or a retry has its request sent.
  static func update(_ search: inout MusicSearch, _ message: Message) -> Command? {
    switch message {
    case .editedQuery(let text): return search.edit(query: text) ? command(for: search) : nil
    case .pressedRetry: return search.retry() ? command(for: search) : nil
    case .received(let response, let request):
      _ = search.receive(response, to: request)
      return nil
    }
  }

  private static func command(for search: MusicSearch) -> Command {
    search.pendingRequest.map { .search($0) } ?? .cancel
  }

  /// The query, the rows, and the text of the status.
  static func view(_ search: MusicSearch) -> MusicSearchDisplay {
    var display = MusicSearchDisplay()
    display.query = search.query
    display.status = status(of: search)
    display.rows = search.songs.map(MusicSearchRow.init)
    display.retry = search.canRetry
    return display
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
}
