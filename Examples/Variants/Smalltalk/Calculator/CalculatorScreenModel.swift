import AppModels
import ObservableModels

/// The calculator, and whether its last key was rejected: a view that goes takes nothing along.
final class CalculatorScreenModel: ObservableModel {
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

  func add(_ observer: any ModelObserver) {
    observers.add(observer)
  }

  func remove(_ observer: any ModelObserver) {
    observers.remove(observer)
  }
}
