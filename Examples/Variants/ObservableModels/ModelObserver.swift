/// An object that hears of a model's changes: in Smalltalk's words, its dependent.
package protocol ModelObserver: AnyObject {
  /// Something of the model has changed; what it is, the observer sees for itself.
  func modelDidChange()
}

/// The observers of a model.
package typealias ModelObservers = [() -> (any ModelObserver)?]

extension ModelObservers {
  /// Adds one, and forgets those that are gone.
  package mutating func add(_ observer: any ModelObserver) {
    removeAll { $0() == nil }
    append { [weak observer] in observer }
  }

  /// Removes one.
  package mutating func remove(_ observer: any ModelObserver) {
    removeAll { $0() == nil || $0() === observer }
  }

  /// Tells all of them, in the order in which they were added.
  package func notify() {
    for observer in self { observer()?.modelDidChange() }
  }
}
