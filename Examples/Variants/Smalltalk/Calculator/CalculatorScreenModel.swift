import AppModels
import ObservableModels

/// The calculator, and whether its last key was rejected: a view that goes takes nothing along.
final class CalculatorScreenModel {
  private var calculator = Calculator()
  private var isRejected = false
  private var observers: ModelObservers = []

  /// The entry so far; nil after a rejected key.
  func contents() -> Calculator.Entry? {
    isRejected ? nil : calculator.entry
  }

  /// Presses a key, and tells the dependents.
  func press(_ key: Calculator.Key) {
    do {
      try calculator.press(key)
      isRejected = false
    } catch {
      isRejected = true
    }
    observers.notify()
  }

  /// Tells this observer of changes, too, and does not keep it alive.
  func add(_ observer: any ModelObserver) {
    observers.add(observer)
  }

  /// Tells this observer nothing any more.
  func remove(_ observer: any ModelObserver) {
    observers.remove(observer)
  }
}
