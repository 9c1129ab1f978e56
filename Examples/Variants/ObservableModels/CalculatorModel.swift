import AppModels

/// A calculator that tells its observers what was entered; a rejected key is no change.
// triptych:allow A6 views observe it in some variants, and for that it needs an identity
package final class CalculatorModel {
  private var calculator = Calculator()
  private var observers: ModelObservers = []

  /// A calculator into which nothing has been entered.
  package init() {}

  /// The entry so far.
  package var entry: Calculator.Entry { calculator.entry }

  /// Presses a key.
  ///
  /// - Throws: Why the key was rejected; nobody is told then.
  package func press(_ key: Calculator.Key) throws(Calculator.Failure) {
    try calculator.press(key)
    observers.notify()
  }

  /// Tells this observer of changes, too, and does not keep it alive.
  package func add(_ observer: any ModelObserver) {
    observers.add(observer)
  }

  /// Tells this observer nothing any more.
  package func remove(_ observer: any ModelObserver) {
    observers.remove(observer)
  }
}
