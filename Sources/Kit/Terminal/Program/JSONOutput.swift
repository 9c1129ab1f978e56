import Foundation

/// Values as JSON, each on one line, its keys sorted.
package struct JSONText {
  private let encoder = JSONEncoder()

  /// A writer.
  ///
  /// - Parameter isSnakeCase: Whether members are named as in `max_score`.
  package init(isSnakeCase: Bool = false) {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isSnakeCase { encoder.keyEncodingStrategy = .convertToSnakeCase }
  }

  /// A value as JSON, without control characters.
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
