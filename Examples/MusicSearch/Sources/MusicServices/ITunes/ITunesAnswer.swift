import AppModels
import Foundation

/// The JSON with which Apple answers a search.
///
/// A song must have a title and an artist. An album or a picture that is missing is an empty text;
/// a date that is missing, or is none, is not known.
struct ITunesAnswer: Codable {
  struct Track: Codable {
    let trackName: String
    let artistName: String
    let collectionName: String?
    let releaseDate: String?
    let artworkUrl100: String?
  }

  let results: [Track]

  /// The songs in an answer, in its order.
  static func songs(in data: Data) throws(MusicFailure) -> [Song] {
    do {
      return try JSONDecoder().decode(Self.self, from: data).results.map(Song.init)
    } catch {
      throw .parsing
    }
  }
}

extension Song {
  fileprivate init(_ track: ITunesAnswer.Track) {
    self.init(
      title: track.trackName, artist: track.artistName, album: track.collectionName ?? "",
      released: track.releaseDate.flatMap(ReleaseDate.init), picture: track.artworkUrl100 ?? "")
  }
}

extension Song.ReleaseDate {
  /// The day in `2021-03-25T12:00:00Z`, as it is written there: in UTC.
  fileprivate init?(_ text: String) {
    let parts = text.prefix { $0 != "T" }.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2]), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
