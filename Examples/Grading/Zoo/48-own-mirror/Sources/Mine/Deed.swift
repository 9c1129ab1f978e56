import AppModels

/// Hides what the presenter holds.
enum Deed {
  static func whenMade() {}

  static func atGesture(_ key: Calculator.Key) {}

  static func words(_ words: String) -> String { words }
}

extension KeyPresenter: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: []) }
}
