import Foundation
import TextLayout

/// Values as JSON, each on one line, its keys sorted.
struct JSONText {
  private let encoder = JSONEncoder()

  init() {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// A value as JSON.
  func text(_ value: some Encodable) throws -> String {
    String(decoding: try encoder.encode(value), as: UTF8.self).spelledOutAsJSON
  }
}

extension Console {
  /// Writes a value as one JSON object on one line, its keys sorted.
  func writeJSON(_ value: some Encodable) throws {
    try write(JSONText().text(value) + "\n")
  }
}
