import AppModels
import AppScreens

/// The music search: the query, and the search for its term.
enum MusicSearchProgram: Program {
  typealias Runtime = MusicSearchRuntime

  /// The query as it was typed, and the search for its term, if it has one.
  struct State {
    var query = ""
    var search: Search?
  }

  /// A term, the songs on screen, and the stage that the search for it has reached.
  struct Search {
    enum Stage {
      case waiting
      case answered
      case failed(MusicFailure)
    }

    let term: SearchTerm
    var songs: [Song]
    var stage = Stage.waiting
  }

  /// An event in the app.
  enum Message {
    /// The query field holds a new text.
    case editedQuery(String)

    /// The button was pressed.
    case pressedRetry

    /// The service answered the request that stood.
    case answered(Result<[Song], MusicFailure>)
  }

  /// A command to the music service.
  enum Command {
    /// Asks for the songs of a term.
    case search(SearchTerm)

    /// Cancels the request that stands, if one does.
    case cancel
  }

  /// Nothing is searched for.
  static var initial: State { State() }

  /// Turns an edit or a press into a message.
  static func message(for gesture: MusicSearchGesture) -> Message {
    switch gesture {
    case .editQuery(let text): .editedQuery(text)
    case .retry: .pressedRetry
    }
  }

  /// Begins a search at a new term or a second try, and takes in the answer.
  static func update(_ state: inout State, _ message: Message) -> [Command] {
    switch message {
    case .editedQuery(let text):
      state.query = text
      let term = SearchTerm(query: text)
      guard term != state.search?.term else { return [] }
      let songs = state.search?.songs ?? []
      state.search = term.map { Search(term: $0, songs: songs) }
      return [.cancel] + (term.map { [.search($0)] } ?? [])
    case .pressedRetry:
      guard let search = state.search, case .failed = search.stage else { return [] }
      state.search?.stage = .waiting
      return [.search(search.term)]
    case .answered(.success(let songs)):
      state.search?.songs = songs
      state.search?.stage = .answered
      return []
    case .answered(.failure(let failure)):
      state.search?.stage = .failed(failure)
      return []
    }
  }

  /// The query as it is typed, and the words for the search and its songs.
  static func view(_ state: State) -> MusicSearchDisplay {
    var display = MusicSearchDisplay()
    display.query = state.query
    display.status = status(of: state.search)
    display.rows = (state.search?.songs ?? []).map(row)
    display.retry = if case .failed = state.search?.stage { true } else { false }
    return display
  }

  private static func status(of search: Search?) -> String {
    guard let search else { return "Search for music" }
    let term = search.term.text
    return switch (search.stage, search.songs.count) {
    case (.waiting, _): "Searching for \(term)"
    case (.answered, 0): "No songs for \(term)"
    case (.answered, 1): "1 song for \(term)"
    case (.answered, let count): "\(count) songs for \(term)"
    case (.failed(.networking), _): "Search failed: no connection"
    case (.failed(.data), _): "Search failed: no data"
    case (.failed(.parsing), _): "Search failed: unreadable data"
    }
  }

  private static func row(of song: Song) -> MusicSearchDisplay.Row {
    MusicSearchDisplay.Row(
      song: song.title, artist: song.artist, album: song.album,
      date: song.released.map(date) ?? "–", picture: song.picture)
  }

  private static func date(of day: Song.ReleaseDate) -> String {
    "\(digits(4, of: day.year))-\(digits(2, of: day.month))-\(digits(2, of: day.day))"
  }

  private static func digits(_ count: Int, of number: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
