import AppModels
import AppScreens
import Parity

/// A value to bind to, by a number that ends the binding.
private final class Bindable<Value> {
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

private final class BindableCalculator {
  private var calculator = Calculator()
  let text = Bindable("0")

  func press(_ key: Calculator.Key) { text.value = calculator.text(after: key) }
}

private final class BoundView: ReplaceableView {
  private let model: BindableCalculator
  private var binding: Int?
  private(set) var display = CalculatorDisplay()

  init(_ model: BindableCalculator) {
    self.model = model
    binding = model.text.bind { [weak self] in self?.display.text = $0 }
  }

  convenience init(replacing view: BoundView) {
    view.unbind()
    self.init(view.model)
  }

  deinit { unbind() }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): model.press(key)
    }
  }

  private func unbind() {
    if let binding { model.text.unbind(binding) }
    binding = nil
  }
}

extension RightScreen {
  /// A calculator whose view binds to a value of one's own making.
  static let ownBinding = RightScreen(
    "own-binding", of: "four-function",
    technique: "The view binds to a value of one's own making, and unbinds by a number."
  ) {
    ViewScreen(BoundView(BindableCalculator()))
  }
}
