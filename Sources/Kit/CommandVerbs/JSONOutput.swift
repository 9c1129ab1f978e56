import Foundation
import TriptychTextLayout

/// Values as JSON, each on one line, its keys sorted.
package struct JSONText {
  private let encoder = JSONEncoder()

  package init() {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// A value as JSON.
  package func text(_ value: some Encodable) throws -> String {
    String(decoding: try encoder.encode(value), as: UTF8.self).spelledOutAsJSON
  }
}

extension Console {
  /// Writes a value as one JSON object on one line, its keys sorted.
  package func writeJSON(_ value: some Encodable) throws {
    try write(JSONText().text(value) + "\n")
  }
}
