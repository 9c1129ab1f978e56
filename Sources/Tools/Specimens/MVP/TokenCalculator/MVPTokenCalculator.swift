import AppModels
import AppScreens
import MVP

/// A correct presenter, for specimens to override.
class MVPTokenCalculatorPresenter {
  final private(set) weak var view: (any TokenCalculatorView)?
  var calculator = TokenCalculator()

  func attach(_ view: any TokenCalculatorView) {
    self.view = view
    showFields()
    view.show(total: total)
  }

  func showFields() {
    view?.show(separators: calculator.separators)
    view?.show(input: calculator.input)
  }

  final func edit(separators: String) {
    calculator.edit(separators: separators)
    view?.show(total: total)
  }

  func edit(input: String) {
    calculator.edit(input: input)
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

/// A correct view.
final class MVPTokenCalculatorView: TokenCalculatorView, ReplaceableView {
  private let presenter: MVPTokenCalculatorPresenter
  private(set) var display = TokenCalculatorDisplay()

  init(_ presenter: MVPTokenCalculatorPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  convenience init(replacing view: MVPTokenCalculatorView) { self.init(view.presenter) }

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

  func show(separators: String) { display.separators = separators }
  func show(input: String) { display.input = input }
  func show(total: String) { display.total = total }
}
