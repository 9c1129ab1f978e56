import AppScreens

extension Pattern {
  fileprivate static let mine = Pattern("Mine", CalculatorScreen.init)
}
