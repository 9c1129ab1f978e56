import AppModels

/// The texts of the status of a music search.
enum Texts {
  /// The status without a search.
  static let idle = "Search for music"

  /// The status of a search that is pending.
  static func searching(for term: SearchTerm) -> String {
    "Searching for \(term.text)"
  }

  /// The status of a search that has found this number of songs.
  static func found(_ count: Int, for term: SearchTerm) -> String {
    "\(count == 0 ? "No songs" : count == 1 ? "1 song" : "\(count) songs") for \(term.text)"
  }

  /// The status of a search that has failed.
  static func failed(_ failure: MusicFailure) -> String {
    switch failure {
    case .networking: "Search failed: no connection"
    case .data: "Search failed: no data"
    case .parsing: "Search failed: unreadable data"
    }
  }
}
