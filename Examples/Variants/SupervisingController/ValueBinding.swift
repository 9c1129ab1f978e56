import ObservableModels

/// A declared binding of a widget to a value of a model; it ends when it is released.
final class ValueBinding: ModelObserver {
  private let update: () -> Void

  fileprivate init(addedBy add: (any ModelObserver) -> Void, _ update: @escaping () -> Void) {
    self.update = update
    update()
    add(self)
  }

  func modelDidChange() {
    update()
  }
}

extension CalculatorModel {
  /// Delivers a value at once, and again after each change, until the binding is released.
  func bind<Value>(
    _ value: KeyPath<CalculatorModel, Value>, to receive: @escaping (Value) -> Void
  ) -> ValueBinding {
    ValueBinding(addedBy: add) { receive(self[keyPath: value]) }
  }
}

extension MusicSearchModel {
  /// Delivers a value at once, and again after each change, until the binding is released.
  func bind<Value>(
    _ value: KeyPath<MusicSearchModel, Value>, to receive: @escaping (Value) -> Void
  ) -> ValueBinding {
    ValueBinding(addedBy: add) { receive(self[keyPath: value]) }
  }
}
