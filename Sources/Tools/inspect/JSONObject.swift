import Foundation
import TriptychCommandVerbs
import TriptychTextLayout

/// An object of JSON, written in code as it stands in the text; an entry that is nil is left out.
typealias JSONObject = [String: Any?]

extension Console {
  /// Writes an object on one line, its keys sorted.
  func writeJSON(_ object: JSONObject) throws {
    let data = try JSONSerialization.data(
      withJSONObject: object.plain, options: [.sortedKeys, .withoutEscapingSlashes])
    try write(String(decoding: data, as: UTF8.self).spelledOutAsJSON + "\n")
  }
}

extension JSONObject {
  /// The object, and those in it, without the entries that are nil.
  fileprivate var plain: [String: Any] {
    compactMapValues { value in
      switch value {
      case let object as JSONObject: object.plain
      case let objects as [JSONObject]: objects.map(\.plain)
      default: value
      }
    }
  }
}
