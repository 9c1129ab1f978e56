import ObservableModels

/// A declared binding of a widget to a value of a model: a view says what, and not when.
final class ValueBinding: ModelObserver {
  private let update: () -> Void

  fileprivate init(_ update: @escaping () -> Void) {
    self.update = update
    update()
  }

  func modelDidChange() {
    update()
  }
}

/// Hands over a value of a model at once, and again at each change, until the binding goes.
func bind<Value>(
  _ value: @escaping @autoclosure () -> Value, addedBy add: @escaping (any ModelObserver) -> Void
) -> (@escaping (Value) -> Void) -> ValueBinding {
  { receive in
    let binding = ValueBinding { receive(value()) }
    add(binding)
    return binding
  }
}
