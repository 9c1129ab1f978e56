import AppModels
import AppScreens
import MVP

/// A right presenter, for specimens to override.
class MVPTokenCalculatorPresenter {
  private(set) weak var view: (any TokenCalculatorView)?
  let calculator: SpecimenTokenCalculator

  required init(_ calculator: SpecimenTokenCalculator) {
    self.calculator = calculator
  }

  func attach(_ view: any TokenCalculatorView) {
    self.view = view
    showFields()
    view.show(total: total)
  }

  func showFields() {
    view?.show(separators: calculator.separators)
    view?.show(input: calculator.input)
  }

  func edit(separators: String) {
    calculator.separators = separators
    view?.show(total: total)
  }

  func edit(input: String) {
    calculator.input = input
    view?.show(total: total)
  }

  var total: String {
    do {
      return String(try calculator.total())
    } catch {
      return "error"
    }
  }
}

/// A right view.
final class MVPTokenCalculatorView: TokenCalculatorView, HeadlessView {
  let presenter: MVPTokenCalculatorPresenter
  private(set) var display = TokenCalculatorDisplay()

  init(presenter: MVPTokenCalculatorPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text):
      display.separators = text
      presenter.edit(separators: text)
    case .editInput(let text):
      display.input = text
      presenter.edit(input: text)
    }
  }

  func show(separators: String) {
    display.separators = separators
  }

  func show(input: String) {
    display.input = input
  }

  func show(total: String) {
    display.total = total
  }
}

/// Holds the view, which holds its presenter.
final class MVPTokenCalculatorScreen: Screen {
  private(set) var view: MVPTokenCalculatorView

  init(
    _ calculator: SpecimenTokenCalculator = SpecimenTokenCalculator(),
    presenter: MVPTokenCalculatorPresenter.Type = MVPTokenCalculatorPresenter.self
  ) {
    view = MVPTokenCalculatorView(presenter: presenter.init(calculator))
  }

  func replaceView() {
    view = MVPTokenCalculatorView(presenter: view.presenter)
  }
}
