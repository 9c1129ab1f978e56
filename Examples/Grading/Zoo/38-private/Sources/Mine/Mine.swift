import AppScreens

extension Pattern {
  fileprivate static let mine = Pattern("Mine").adding(CalculatorScreen.init)
}
