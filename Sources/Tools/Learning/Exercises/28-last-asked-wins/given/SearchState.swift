import AppModels

/// A term that was asked for, the songs on screen, how far the request is, and the words for it.
struct SearchState {
  private enum Progress {
    case asked
    case answered
    case failed(MusicFailure)
  }

  /// The term.
  let term: SearchTerm

  /// The songs on screen.
  private(set) var songs: [Song]

  private var progress = Progress.asked

  /// A search for a term that is asked for now; until the answer comes, songs from before stay.
  init(asking term: SearchTerm, keeping songs: [Song]) {
    (self.term, self.songs) = (term, songs)
  }

  /// Takes an answer in.
  mutating func take(_ answer: Result<[Song], MusicFailure>) {
    switch answer {
    case .success(let found):
      songs = found
      progress = .answered
    case .failure(let failure): progress = .failed(failure)
    }
  }

  /// Indicates whether the search failed, so that it can be asked again.
  var canRetry: Bool {
    if case .failed = progress { true } else { false }
  }

  /// The words for how far the search has come.
  var status: String {
    let term = term.text
    return switch (progress, songs.count) {
    case (.asked, _): "Searching for \(term)"
    case (.answered, 0): "No songs for \(term)"
    case (.answered, 1): "1 song for \(term)"
    case (.answered, let count): "\(count) songs for \(term)"
    case (.failed(.networking), _): "Search failed: no connection"
    case (.failed(.data), _): "Search failed: no data"
    case (.failed(.parsing), _): "Search failed: unreadable data"
    }
  }

  /// The songs in finished texts, in order.
  var rows: [MusicSearchRow] { songs.map(row) }

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

extension MusicSearchView {
  /// Shows a search, or that there is none.
  func show(_ search: SearchState?) {
    show(status: search?.status ?? "Search for music")
    show(rows: search?.rows ?? [])
    show(canRetry: search?.canRetry ?? false)
  }
}
