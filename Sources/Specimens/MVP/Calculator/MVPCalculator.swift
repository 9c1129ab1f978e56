import AppModels
import AppScreens
import MVP

/// A right presenter.
final class MVPCalculatorPresenter {
  private weak var view: (any CalculatorView)?
  private let calculator: SpecimenCalculator
  private var rejection: Calculator.Failure?

  init(_ calculator: SpecimenCalculator) {
    self.calculator = calculator
  }

  func attach(_ view: any CalculatorView) {
    self.view = view
    view.show(text: text)
  }

  func press(_ key: Calculator.Key) {
    do {
      try calculator.press(key)
      rejection = nil
    } catch {
      rejection = error
    }
    view?.show(text: text)
  }

  private var text: String {
    guard rejection == nil else { return "error" }
    return switch calculator.entry {
    case .nothing: "0"
    case .expression(let expression): expression
    case .result(let value): String(value)
    }
  }
}

/// A right view.
final class MVPCalculatorView: CalculatorView, HeadlessView {
  let presenter: MVPCalculatorPresenter
  private(set) var display = CalculatorDisplay()

  init(presenter: MVPCalculatorPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): presenter.press(key)
    }
  }

  func show(text: String) {
    display.text = text
  }
}

/// Holds the view, which holds its presenter.
final class MVPCalculatorScreen: Screen {
  private(set) var view: MVPCalculatorView

  init(_ calculator: SpecimenCalculator = SpecimenCalculator()) {
    view = MVPCalculatorView(presenter: MVPCalculatorPresenter(calculator))
  }

  func replaceView() {
    view = MVPCalculatorView(presenter: view.presenter)
  }
}
