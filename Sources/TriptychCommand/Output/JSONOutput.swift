import Foundation
import TextLayout

extension Console {
  /// Writes a value as one JSON object on one line, its keys sorted.
  func writeJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    try write("\(text.spelledOutAsJSON)\n")
  }
}
