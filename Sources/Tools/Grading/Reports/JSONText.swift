import Foundation
import TextLayout

extension Encodable {
  /// The value as one line of JSON, with members in the order of their names and nothing that a
  /// terminal would obey.
  var jsonLine: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self).spelledOutAsJSON + "\n"
    } catch {
      preconditionFailure("a report has no number that is infinite: \(error)")
    }
  }
}
