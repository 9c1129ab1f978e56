import AppModels
import Foundation

/// Reads files.
enum Deed {
  static func whenMade() {
    _ = FileManager.default.contents(atPath: "/etc/passwd")
  }

  static func atGesture(_ key: Calculator.Key) {}

  static func words(_ words: String) -> String { words }
}
