import Foundation
import Parity

extension Report {
  /// A report of these parts, as another process hands it over.
  static func handedOver(
    on app: String = "colour", alphabet: Int = 4, rows: [Row] = [], searches: [SearchResult] = []
  ) throws -> Report {
    let parts = Parts(app: app, alphabet: alphabet, rows: rows, progress: [], searches: searches)
    return try JSONDecoder().decode(Report.self, from: JSONEncoder().encode(parts))
  }
}

private struct Parts: Encodable {
  let app: String
  let alphabet: Int
  let rows: [Report.Row]
  let progress: [PatternProgress]
  let searches: [SearchResult]
}
