import AppModels
import AppScreens
import MVP
import MVVM
import TerminalWidgets

/// Holds the view, which a new one replaces.
final class WrongScreen<View: AdaptedView>: Screen where View.Gesture.Event == NoEvent {
  private(set) var view: View
  private let next: (View) -> View

  init(_ view: View, next: @escaping (View) -> View) {
    self.view = view
    self.next = next
  }

  func replaceView() {
    view = next(view)
  }
}

/// A calculator on which `+` is wired to subtract.
final class WiredWronglyView: MVP.CalculatorView, AdaptedView {
  typealias Display = CalculatorDisplay

  let presenter: CalculatorPresenter
  private let readout = Readout("text")
  private let keypad = Keypad()

  init(presenter: CalculatorPresenter) {
    self.presenter = presenter
    keypad.onPress = { presenter.press($0 == .operation(.add) ? .operation(.subtract) : $0) }
    presenter.attach(self)
  }

  var widgets: [any TerminalWidget] { [readout, keypad] }

  func show(text: String) {
    readout.text = text
  }
}

/// A token calculator whose field keeps it alive.
final class KeptView: MVP.TokenCalculatorView, AdaptedView {
  typealias Display = TokenCalculatorDisplay

  let presenter: TokenCalculatorPresenter
  private let separators = Field("separators")
  private let input = Field("input")
  private let total = Label("total")

  init(presenter: TokenCalculatorPresenter) {
    self.presenter = presenter
    separators.onEdit = { self.presenter.edit(separators: $0) }
    input.onEdit = { presenter.edit(input: $0) }
    presenter.attach(self)
  }

  var widgets: [any TerminalWidget] { [separators, input, total] }

  func show(separators: String) {
    self.separators.text = separators
  }

  func show(input: String) {
    self.input.text = input
  }

  func show(total: String) {
    self.total.text = total
  }
}

/// A colour selector that reads its status once, where it should bind to it.
final class UnboundView: MVVM.ColourSelectorView, AdaptedView {
  typealias Display = ColourSelectorDisplay

  let viewModel: ColourSelectorViewModel
  private let green = Toggle("green", .green)
  private let yellow = Toggle("yellow", .yellow)
  private let status = Label("status")

  init(viewModel: ColourSelectorViewModel) {
    self.viewModel = viewModel
    green.onTurn = { viewModel.turn(.green, on: $0) }
    yellow.onTurn = { viewModel.turn(.yellow, on: $0) }
    (green.isOn, yellow.isOn) = (viewModel.isGreenOn, viewModel.isYellowOn)
    status.text = viewModel.status
  }

  var widgets: [any TerminalWidget] { [green, yellow, status] }
}
