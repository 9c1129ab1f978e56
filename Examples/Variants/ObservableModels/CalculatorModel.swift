import AppModels

/// A calculator that notifies its observers of each accepted key; a rejected key changes nothing.
package final class CalculatorModel {
  private var calculator = Calculator()
  private var observers: ModelObservers = []

  /// A calculator into which nothing has been entered.
  package init() {}

  /// The entry so far.
  package var entry: Calculator.Entry { calculator.entry }

  /// Presses a key.
  ///
  /// - Throws: Why the key was rejected; observers are not notified then.
  package func press(_ key: Calculator.Key) throws(Calculator.Failure) {
    try calculator.press(key)
    observers.notify()
  }

  /// Adds an observer, which the model does not own.
  package func add(_ observer: any ModelObserver) {
    observers.add(observer)
  }

  /// Removes an observer.
  package func remove(_ observer: any ModelObserver) {
    observers.remove(observer)
  }
}
