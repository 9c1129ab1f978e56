import AppModels
import AppScreens
import MVVM
import Parity

extension TriptychSpecimens {
  /// Calculators in MVVM that break a rule of every screen.
  static let mvvmCalculatorScreens = [
    Specimen(
      "initial-text-empty", of: "four-function", in: "MVVM", breaks: "S1",
      origin: "The first text was set in the storyboard, which does not exist any more."
    ) { @Sendable in
      MVVMCalculatorScreen(viewModel: EmptyAtFirstViewModel.self)
    },
    Specimen(
      "binding-captures-view", of: "four-function", in: "MVVM", breaks: "S4",
      origin: "The closure of a binding captures self strongly, since that is shorter."
    ) { @Sendable in
      MVVMCalculatorScreen(view: CapturedView.self)
    },
    Specimen(
      "hangs-on-long-number", of: "four-function", in: "MVVM", breaks: "S5",
      origin: "Leading zeros are taken away until a number fits, and it is thought to fit then."
    ) { @Sendable in
      MVVMCalculatorScreen(HangingCalculator())
    },
  ]
}

/// Has an empty text until the first key.
private final class EmptyAtFirstViewModel: MVVMCalculatorViewModel {
  override func setUp() {}
}

/// Is held by its own binding.
private final class CapturedView: MVVMCalculatorView {
  override func bind() {
    bindings = [viewModel.$text.bind { self.display.text = $0 }]
  }
}

/// Never ends on a number that is too long for Int.
private final class HangingCalculator: SpecimenCalculator {
  override func number(_ digits: String) throws(Calculator.Failure) -> Int {
    var digits = digits
    while Int(digits) == nil {
      if digits.first == "0" { digits.removeFirst() }
    }
    return try super.number(digits)
  }
}
