import AppScreens

/// A screen with your model and a view, but no presenter: it shows what the model knows.
final class ModelAloneScreen: Screen {
  let view = ModelAloneView()

  func replaceView() {}
}

/// A view that reads the model itself, which no view should: here it shows what the model knows.
final class ModelAloneView: HeadlessView {
  private var tokens = Tokens()

  var display: TokenCalculatorDisplay {
    TokenCalculatorDisplay(
      separators: tokens.separators, input: tokens.input,
      total: tokens.total.map(String.init) ?? "error")
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text): tokens.separators = text
    case .editInput(let text): tokens.input = text
    }
  }
}
