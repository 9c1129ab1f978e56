import AppScreens

/// A value to bind to, by a number that ends the binding.
final class Bindable<Value> {
  private var observers: [Int: (Value) -> Void] = [:]
  private var last = 0

  var value: Value { didSet { for observe in observers.values { observe(value) } } }

  init(_ value: Value) { self.value = value }

  func bind(_ observe: @escaping (Value) -> Void) -> Int {
    last += 1
    observers[last] = observe
    observe(value)
    return last
  }

  func unbind(_ number: Int) { observers[number] = nil }
}

/// A view that binds to a value of one's own making, as others may beside it.
final class UnbindingView<Mediator: TellingMediator>: ReplaceableView {
  private let mediator: Mediator
  private let shown: Bindable<Mediator.Display>
  private var binding: Int?
  private(set) var display = Mediator.Display()

  /// The first view of a mediator.
  convenience init(_ mediator: Mediator) {
    let shown = Bindable(mediator.display)
    mediator.tell = { [weak shown] in shown?.value = $0 }
    self.init(mediator, shown)
  }

  /// A view beside another one.
  convenience init(beside view: UnbindingView) { self.init(view.mediator, view.shown) }

  convenience init(replacing view: UnbindingView) {
    view.unbind()
    self.init(beside: view)
  }

  private init(_ mediator: Mediator, _ shown: Bindable<Mediator.Display>) {
    (self.mediator, self.shown) = (mediator, shown)
    binding = shown.bind { [weak self] in self?.display = $0 }
  }

  deinit { unbind() }

  func perform(_ gesture: Mediator.Gesture) { mediator.perform(gesture) }

  private func unbind() {
    if let binding { shown.unbind(binding) }
    binding = nil
  }
}
