import AppModels
import AppScreens
import MVP
import MVVM
import TerminalWidgets

/// A calculator on which `+` is wired to subtract.
final class WiredWronglyView: CalculatorView, AdaptedView {
  typealias Display = CalculatorDisplay

  let presenter: CalculatorPresenter
  @Keypad("text") private var text

  init(presenter: CalculatorPresenter) {
    self.presenter = presenter
    $text.onPress = { presenter.press($0 == .operation(.add) ? .operation(.subtract) : $0) }
    presenter.attach(self)
  }

  var widgets: [any TerminalWidget] { [$text] }

  func show(text: String) {
    self.text = text
  }
}

/// A token calculator whose field keeps it alive.
final class KeptView: TokenCalculatorView, AdaptedView {
  typealias Display = TokenCalculatorDisplay

  let presenter: TokenCalculatorPresenter
  @Field("separators") private var separators
  @Field("input") private var input
  @Label("total") private var total

  init(presenter: TokenCalculatorPresenter) {
    self.presenter = presenter
    $separators.onEdit = { self.presenter.edit(separators: $0) }
    $input.onEdit = { presenter.edit(input: $0) }
    presenter.attach(self)
  }

  var widgets: [any TerminalWidget] { [$separators, $input, $total] }

  func show(separators: String) {
    self.separators = separators
  }

  func show(input: String) {
    self.input = input
  }

  func show(total: String) {
    self.total = total
  }
}

/// A colour selector that reads its status once, where it should bind to it.
final class UnboundView: AdaptedView {
  typealias Display = ColourSelectorDisplay

  let viewModel: ColourSelectorViewModel
  @Toggle("green", .green) private var isGreenOn
  @Toggle("yellow", .yellow) private var isYellowOn
  @Label("status") private var status

  init(viewModel: ColourSelectorViewModel) {
    self.viewModel = viewModel
    $isGreenOn.onTurn = { viewModel.turn(.green, on: $0) }
    $isYellowOn.onTurn = { viewModel.turn(.yellow, on: $0) }
    (isGreenOn, isYellowOn) = (viewModel.isGreenOn, viewModel.isYellowOn)
    status = viewModel.status
  }

  var widgets: [any TerminalWidget] { [$isGreenOn, $isYellowOn, $status] }
}
