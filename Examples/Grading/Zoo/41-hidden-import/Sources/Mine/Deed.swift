import AppModels

#if canImport(Glibc)
  import Glibc
#endif

/// Imports where nobody looks.
enum Deed {
  static func whenMade() { print(getpid()) }

  static func atGesture(_ key: Calculator.Key) {}

  static func words(_ words: String) -> String { words }
}
