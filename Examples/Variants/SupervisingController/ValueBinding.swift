import ObservableModels

/// A declared binding of a widget to a value of a model; it ends when it is released.
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

/// A model to whose values a view can bind.
protocol BindableModel: AnyObject {
  /// Adds an observer, which the model does not own.
  func add(_ observer: any ModelObserver)
}

extension BindableModel {
  /// Delivers a value at once, and again after each change, until the binding is released.
  func bind<Value>(
    _ value: KeyPath<Self, Value>, to receive: @escaping (Value) -> Void
  ) -> ValueBinding {
    let binding = ValueBinding { receive(self[keyPath: value]) }
    add(binding)
    return binding
  }
}

extension CalculatorModel: BindableModel {}
extension MusicSearchModel: BindableModel {}
