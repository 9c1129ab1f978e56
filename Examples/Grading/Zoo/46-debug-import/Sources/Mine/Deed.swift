import AppModels

#if DEBUG
  import Foundation
#endif
#if canImport(AppScreens) && SWIFT_PACKAGE && swift(>=6)
  import Dispatch
#endif

/// Imports what is not allowed where a reader of imports may not look.
enum Deed {
  static func whenMade() {}

  static func atGesture(_ key: Calculator.Key) {}

  static func words(_ words: String) -> String { words }
}
