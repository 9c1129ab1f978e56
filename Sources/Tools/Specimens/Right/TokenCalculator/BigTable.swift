import AppModels
import AppScreens
import Parity

/// A mediator that looks small numbers up in a table of all of them.
private final class TableMediator: TellingMediator {
  private static let numbers = Array(0..<20_000)

  private let numbers = TableMediator.numbers
  private var calculator = TokenCalculator()
  var tell: ((TokenCalculatorDisplay) -> Void)?

  var display: TokenCalculatorDisplay {
    TokenCalculatorDisplay(
      calculator,
      total: calculator.words { calculator in
        try PlainTokenCalculator.add(
          calculator.tokens.map { token in
            let number = try PlainTokenCalculator.read(token)
            return numbers.indices.contains(number) ? numbers[number] : number
          })
      })
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    calculator.perform(gesture)
    tell?(display)
  }
}

extension RightScreen {
  /// A token calculator whose mediator holds a lot.
  static let bigTable = RightScreen(
    "big-table", of: "token",
    technique: "The mediator holds a table of twenty thousand numbers, and looks tokens up there."
  ) {
    ViewScreen(ToldView(TableMediator()))
  }
}
