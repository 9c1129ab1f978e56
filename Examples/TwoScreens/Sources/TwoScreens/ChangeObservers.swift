import AppModels

/// The functions to call when a model has changed.
final class ChangeObservers {
  private final class Observer {
    let changed: () -> Void

    init(_ changed: @escaping () -> Void) {
      self.changed = changed
    }
  }

  private var observers: [Observer] = []

  /// Calls a function after each change, until the token is released.
  func add(_ changed: @escaping () -> Void) -> CancellationToken {
    let observer = Observer(changed)
    observers.append(observer)
    return CancellationToken { [weak self] in self?.observers.removeAll { $0 === observer } }
  }

  /// Calls the functions, in the order in which they were added.
  func notify() {
    for observer in observers { observer.changed() }
  }
}
