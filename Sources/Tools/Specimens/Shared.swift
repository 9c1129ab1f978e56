import Foundation

/// A value that all screens of a thread share, as all screens of an app share a `static var`.
///
/// One per thread, so that screens tested at the same time do not interfere; a new screen resets it.
struct Shared<Value: Sendable> {
  private let name: String
  private let initial: Value

  init(_ name: String, initially initial: Value) {
    self.name = "Specimens.\(name)"
    self.initial = initial
    value = initial
  }

  var value: Value {
    get { Thread.current.threadDictionary[name] as? Value ?? initial }
    nonmutating set { Thread.current.threadDictionary[name] = newValue }
  }
}
