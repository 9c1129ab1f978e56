import ObservableModels

/// A declared binding of a widget to a value of a model: a view says what, and not when.
final class ValueBinding: ModelObserver {
  private let update: () -> Void

  init(_ update: @escaping () -> Void) {
    self.update = update
    update()
  }

  func modelDidChange() {
    update()
  }
}

extension ObservableModel {
  /// Hands over a value at once, and again at each change, until the binding goes.
  func bind<Value>(
    _ path: KeyPath<Self, Value>
  ) -> (@escaping (Value) -> Void) -> ValueBinding {
    { receive in
      let binding = ValueBinding { [weak self] in
        if let self { receive(self[keyPath: path]) }
      }
      self.add(binding)
      return binding
    }
  }
}
