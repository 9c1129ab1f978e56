/// An object that is notified of a model's changes; in Smalltalk's words, its dependent.
package protocol ModelObserver: AnyObject {
  /// Something in the model has changed; the observer reads what it needs.
  func modelDidChange()
}

/// The observers of a model, which does not own them.
package typealias ModelObservers = [() -> (any ModelObserver)?]

extension ModelObservers {
  /// Adds an observer, and removes those that have been released.
  package mutating func add(_ observer: any ModelObserver) {
    removeAll { $0() == nil }
    append { [weak observer] in observer }
  }

  /// Removes an observer.
  package mutating func remove(_ observer: any ModelObserver) {
    removeAll { $0() == nil || $0() === observer }
  }

  /// Notifies all observers, in the order in which they were added.
  package func notify() {
    for observer in self { observer()?.modelDidChange() }
  }
}
