import AppModels
import Foundation

/// The songs at an address: asked for, downloaded and read.
struct ITunesCatalogue: Sendable {
  let address: URLComponents
  let download: Download

  /// The songs that a term finds, or the first thing that goes wrong.
  func songs(for term: String) async -> Result<[Song], MusicFailure> {
    do throws(MusicFailure) {
      guard let url = ITunesQuery.url(at: address, for: term) else { throw .networking }
      return .success(try ITunesAnswer.songs(in: try await download.data(from: url)))
    } catch {
      return .failure(error)
    }
  }
}
