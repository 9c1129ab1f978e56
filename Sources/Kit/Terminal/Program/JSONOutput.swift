import Foundation

extension String {
  /// A value as JSON on one line, its keys sorted, without control characters.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isSnakeCase: Whether members are named as in `max_score`.
  /// - Throws: The encoder's error, as for an infinite number.
  package init(json value: some Encodable, isSnakeCase: Bool = false) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isSnakeCase { encoder.keyEncodingStrategy = .convertToSnakeCase }
    self = String(decoding: try encoder.encode(value), as: UTF8.self).spelledOutAsJSON
  }
}

extension Console {
  /// Writes a value as one JSON object on one line, its keys sorted.
  package func writeJSON(_ value: some Encodable) throws {
    try write(String(json: value) + "\n")
  }
}
