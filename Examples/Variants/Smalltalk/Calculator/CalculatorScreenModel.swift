import AppModels
import ObservableModels

/// The calculator, and whether its last key was rejected: a view has no state of its own.
final class CalculatorScreenModel {
  private var calculator = Calculator()
  private var isRejected = false
  private var observers: ModelObservers = []

  /// The entry so far; nil after a rejected key.
  func contents() -> Calculator.Entry? {
    isRejected ? nil : calculator.entry
  }

  /// Presses a key, and notifies the observers.
  func press(_ key: Calculator.Key) {
    do {
      try calculator.press(key)
      isRejected = false
    } catch {
      isRejected = true
    }
    observers.notify()
  }

  /// Adds an observer, which the model does not own.
  func add(_ observer: any ModelObserver) {
    observers.add(observer)
  }

  /// Removes an observer.
  func remove(_ observer: any ModelObserver) {
    observers.remove(observer)
  }
}
