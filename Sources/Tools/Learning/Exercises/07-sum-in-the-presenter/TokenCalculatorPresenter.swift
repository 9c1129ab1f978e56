// 7 sum-in-the-presenter. The screen works. But nothing else can compute the sum.
// A user types "1,2" with the separator ",", and sees 3.
// A second screen shows your model's `total`, without a presenter: 0. Both should show that: 3.

import AppModels

final class TokenCalculatorPresenter {
  private weak var view: (any TokenCalculatorView)?
  private var tokens = Tokens()

  func attach(_ view: any TokenCalculatorView) {
    self.view = view
    view.show(separators: tokens.separators)
    view.show(input: tokens.input)
    view.show(total: total)
  }

  func edit(separators: String) {
    tokens.separators = separators
    view?.show(total: total)
  }

  func edit(input: String) {
    tokens.input = input
    view?.show(total: total)
  }

  // TODO: Which of these lines are about showing, and which about adding?
  private var total: String {
    let cuts = Set(tokens.separators)
    var sum = 0
    for token in tokens.input.split(whereSeparator: cuts.contains) where token.isInteger {
      guard let number = Int(token) else { return "error" }
      let (next, isBeyondInt) = sum.addingReportingOverflow(number)
      guard !isBeyondInt else { return "error" }
      sum = next
    }
    return String(sum)
  }
}
