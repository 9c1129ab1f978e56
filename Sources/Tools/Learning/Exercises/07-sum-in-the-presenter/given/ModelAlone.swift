import AppScreens

/// A screen with your model, and nothing between it and the view: what it shows, the model says.
final class ModelAloneScreen: Screen {
  let view = ModelAloneView()

  func replaceView() {}
}

/// A view that asks the model itself, which no view should: here it is to show what the model knows.
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
