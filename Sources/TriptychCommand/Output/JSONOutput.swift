import Foundation

extension Console {
  /// Writes a value as one JSON object on one line, its keys sorted.
  func writeJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try write(String(decoding: encoder.encode(value), as: UTF8.self) + "\n")
  }
}
