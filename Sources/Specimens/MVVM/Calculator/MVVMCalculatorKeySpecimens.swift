import AppModels
import Parity

extension TriptychSpecimens {
  /// Calculators in MVVM that break a rule of their own.
  static let mvvmCalculatorKeys = [
    Specimen(
      "typed-zero-evaluated", of: "four-function", in: "MVVM", breaks: "FF1",
      origin: "A key was pressed before the equals sign, so that there must be a number."
    ) { @Sendable in
      MVVMCalculatorScreen(TypedZeroCalculator())
    },
    Specimen(
      "keeps-fifty-characters", of: "four-function", in: "MVVM", breaks: "FF2",
      origin: "The display has room for fifty characters, and nobody is thought to type more."
    ) { @Sendable in
      MVVMCalculatorScreen(viewModel: FiftyCharactersViewModel.self)
    },
    Specimen(
      "zero-typed-on-result", of: "four-function", in: "MVVM", breaks: "FF2",
      origin: "Any digit that follows a result begins an expression, and a zero is one."
    ) { @Sendable in
      MVVMCalculatorScreen(ZeroOnResultCalculator())
    },
    Specimen(
      "rounds-down", of: "four-function", in: "MVVM", breaks: "FF7",
      origin: "Dropping the fraction is taken for rounding down, which it is above zero."
    ) { @Sendable in
      MVVMCalculatorScreen(FloorCalculator())
    },
    Specimen(
      "evaluates-in-double", of: "four-function", in: "MVVM", breaks: "FF9",
      origin: "Calculators work on floating point, and whole numbers are thought to be safe there."
    ) { @Sendable in
      MVVMCalculatorScreen(DoubleCalculator())
    },
    Specimen(
      "equals-dismisses-error", of: "four-function", in: "MVVM", breaks: "FF10",
      origin: "An error is a message, and a message goes away when people press the large key."
    ) { @Sendable in
      MVVMCalculatorScreen(viewModel: DismissingViewModel.self)
    },
    Specimen(
      "all-clear-refused", of: "four-function", in: "MVVM", breaks: "FF11",
      origin: "A key that has nothing to do is rejected, and AC is taken for a key like others."
    ) { @Sendable in
      MVVMCalculatorScreen(viewModel: NothingToClearViewModel.self)
    },
  ]
}

/// Evaluates a zero that was typed, though nothing has been entered.
private final class TypedZeroCalculator: SpecimenCalculator {
  private var lastKey: Calculator.Key?

  override func press(_ key: Calculator.Key) throws(Calculator.Failure) {
    defer { lastKey = key }
    if key == .equals, entry == .nothing, lastKey == .digit(.zero) { return }
    try super.press(key)
  }
}

/// Shows no more than the last fifty characters.
private final class FiftyCharactersViewModel: MVVMCalculatorViewModel {
  override func showEntry() {
    super.showEntry()
    if text.count > 50 { text = String(text.suffix(50)) }
  }
}

/// Begins an expression with the zero that follows a result.
private final class ZeroOnResultCalculator: SpecimenCalculator {
  override func append(_ digit: Calculator.Digit) {
    if case .result = entry {
      entry = .expression(digit.text)
    } else {
      super.append(digit)
    }
  }
}

/// Rounds a negative quotient away from zero.
private final class FloorCalculator: SpecimenCalculator {
  override func apply(
    _ operation: Calculator.Operation, _ left: Int, _ right: Int
  ) throws(Calculator.Failure) -> Int {
    let value = try super.apply(operation, left, right)
    let isBelow = operation == .divide && left % right != 0 && (left < 0) != (right < 0)
    return isBelow ? value - 1 : value
  }
}

/// Loses the last digits of a large number.
private final class DoubleCalculator: SpecimenCalculator {
  override func apply(
    _ operation: Calculator.Operation, _ left: Int, _ right: Int
  ) throws(Calculator.Failure) -> Int {
    let (left, right) = (Double(left), Double(right))
    let value =
      switch operation {
      case .add: left + right
      case .subtract: left - right
      case .multiply: left * right
      case .divide: left / right
      }
    guard let whole = Int(exactly: value.rounded(.towardZero)) else { throw .beyondInt }
    return whole
  }
}

/// Shows the expression again when `=` is pressed while there is an error.
private final class DismissingViewModel: MVVMCalculatorViewModel {
  override func press(_ key: Calculator.Key) {
    if text == "error", key == .equals {
      showEntry()
    } else {
      super.press(key)
    }
  }
}

/// Says error when `AC` is pressed while there is nothing to clear.
private final class NothingToClearViewModel: MVVMCalculatorViewModel {
  override func press(_ key: Calculator.Key) {
    if text == "0", key == .allClear {
      text = "error"
    } else {
      super.press(key)
    }
  }
}
