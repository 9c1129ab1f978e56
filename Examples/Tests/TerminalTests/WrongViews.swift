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
  @TextField("separators") private var separators
  @TextField("input") private var input
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

/// A token calculator whose bindings set the text that the user has just typed.
final class EchoingView: AdaptedView {
  typealias Display = TokenCalculatorDisplay

  private let viewModel: TokenCalculatorViewModel
  private var bindings: [CancellationToken] = []
  @TextField("separators") private var separators
  @TextField("input") private var input
  @Label("total") private var total

  init(viewModel: TokenCalculatorViewModel) {
    self.viewModel = viewModel
    $separators.onEdit = { viewModel.edit(separators: $0) }
    $input.onEdit = { viewModel.edit(input: $0) }
    bindings = [
      viewModel.$separators.bind { [weak self] in self?.separators = $0 },
      viewModel.$input.bind { [weak self] in self?.input = $0 },
      viewModel.$total.bind { [weak self] in self?.total = $0 },
    ]
  }

  convenience init(replacing view: EchoingView) {
    view.bindings = []
    self.init(viewModel: view.viewModel)
  }

  var widgets: [any TerminalWidget] { [$separators, $input, $total] }
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
