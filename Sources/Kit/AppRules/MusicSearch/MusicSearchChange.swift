import AppModels
import AppScreens

/// A change that a step makes to what is seen on a music search, beside the query just typed.
///
/// Retry is on after a failure, and off after any other change.
struct MusicSearchChange {
  /// The new status, which decides about retry; nil if both stay.
  var status: String?

  /// The new rows; nil if they stay.
  var rows: [MusicSearchDisplay.Row]?

  /// The state of retry, on or off, where the status changes.
  var retry = false

  /// The requests that are asked now; nil if they stay.
  var asked: String?

  /// Nothing else changes.
  static let same = Self()

  /// Nothing else changes but what is asked.
  static func same(asked: String) -> Self { Self(asked: asked) }

  /// As at first, but for the query and the requests that were withdrawn.
  static func empty(asked: String = "") -> Self {
    Self(status: MusicSearchApp.empty, rows: [], asked: asked)
  }

  /// A term is searched for; unless given, it alone is asked.
  static func searching(_ term: String, asked: String? = nil) -> Self {
    Self(status: "Searching for \(term)", asked: asked ?? term)
  }

  /// A term was found so often, as in `2 songs`; unless given, nothing more is asked.
  static func found(_ count: String, _ term: String, asked: String = "") -> Self {
    Self(status: "\(count) for \(term)", rows: MusicSearchApp.rows(for: term), asked: asked)
  }

  /// A search failed, for a reason in words; unless given, nothing more is asked.
  static func failed(_ words: String, asked: String = "") -> Self {
    Self(status: "Search failed: \(words)", retry: true, asked: asked)
  }

  /// A status and all texts of the rows; nothing more is asked.
  static func shows(_ status: String, _ rows: MusicSearchDisplay.Row...) -> Self {
    Self(status: status, rows: rows, asked: "")
  }
}

extension MusicSearchApp {
  static let empty = "Search for music"
  static let noConnection = "no connection"

  /// The rows for what the headless service finds.
  static func rows(for term: String) -> [MusicSearchDisplay.Row] {
    HeadlessMusicService.songs(for: term).map { song in
      MusicSearchDisplay.Row(
        song: song.title, artist: song.artist, album: song.album,
        date: song.released.map { "\($0.year)-\(twoDigits($0.month))-\(twoDigits($0.day))" } ?? "–",
        picture: song.picture)
    }
  }

  private static func twoDigits(_ number: Int) -> String {
    (number < 10 ? "0" : "") + String(number)
  }
}
