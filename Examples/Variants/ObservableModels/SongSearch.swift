import AppModels

/// A term, the songs on screen, and how far the search for the term has come.
package struct SongSearch: Hashable, Sendable {
  /// A stage of a search.
  package enum Stage: Hashable, Sendable {
    case asked
    case answered
    case failed(MusicFailure)
  }

  /// The term; nil while there is nothing to search for.
  package let term: SearchTerm?

  /// The songs, those of the term before until there is an answer.
  package internal(set) var songs: [Song]

  /// The stage.
  package internal(set) var stage = Stage.asked

  /// A search for a term, of which nothing is known yet; the songs are those from before.
  package init(for term: SearchTerm? = nil, keeping songs: [Song] = []) {
    self.term = term
    self.songs = songs
  }

  /// Indicates whether the term can be asked for again.
  package var canRetry: Bool {
    if case .failed = stage { true } else { false }
  }
}
