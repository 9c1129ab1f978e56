import AppModels
import Parity

extension TriptychSpecimens {
  /// Token calculators in MVP that break a rule of their own.
  static let mvpTokenCalculatorTotals = [
    Specimen(
      "initial-total-nil", of: "token", in: "MVP", breaks: "TC1",
      origin: "The total is optional until there is one, and is described as it stands."
    ) { @Sendable in
      MVPTokenCalculatorScreen(presenter: NilAtFirstPresenter.self)
    },
    Specimen(
      "blank-cannot-separate", of: "token", in: "MVP", breaks: "TC2",
      origin: "What comes from a text field is freed of blanks before anyone looks at it."
    ) { @Sendable in
      MVPTokenCalculatorScreen(BlanklessCalculator())
    },
    Specimen(
      "other-scripts-digits", of: "token", in: "MVP", breaks: "TC4",
      origin: "A digit is asked for its number, and every script has digits that know it."
    ) { @Sendable in
      MVPTokenCalculatorScreen(WorldlyCalculator())
    },
    Specimen(
      "error-sticks", of: "token", in: "MVP", breaks: "TC7",
      origin: "A flag is raised with the error, and lowered only when everything is empty again."
    ) { @Sendable in
      MVPTokenCalculatorScreen(presenter: StickyErrorPresenter.self)
    },
    Specimen(
      "sums-in-sorted-order", of: "token", in: "MVP", breaks: "TC7",
      origin: "The numbers are sorted for a list, and the total is made from that list."
    ) { @Sendable in
      MVPTokenCalculatorScreen(SortingCalculator())
    },
    Specimen(
      "emptied-input-ignored", of: "token", in: "MVP", breaks: "TC6",
      origin: "Without an input there is nothing to work out, and so nothing is worked out."
    ) { @Sendable in
      MVPTokenCalculatorScreen(presenter: EmptiedInputPresenter.self)
    },
  ]
}

/// Shows that there is no total before the first edit.
private final class NilAtFirstPresenter: MVPTokenCalculatorPresenter {
  private var hasEdited = false

  override func edit(separators: String) {
    hasEdited = true
    super.edit(separators: separators)
  }

  override func edit(input: String) {
    hasEdited = true
    super.edit(input: input)
  }

  override var total: String {
    hasEdited ? super.total : "nil"
  }
}

/// Goes on saying error until the input is empty.
private final class StickyErrorPresenter: MVPTokenCalculatorPresenter {
  private var hasFailed = false

  override var total: String {
    hasFailed = !calculator.input.isEmpty && (hasFailed || super.total == "error")
    return hasFailed ? "error" : super.total
  }
}

/// Does not cut at blanks.
private final class BlanklessCalculator: SpecimenTokenCalculator {
  override var cuts: Set<Character> { super.cuts.subtracting([" "]) }
}

/// Reads the digits of every script.
private final class WorldlyCalculator: SpecimenTokenCalculator {
  override func tokens() -> [Substring] {
    super.tokens().map { token in
      Substring(token.map { $0.wholeNumberValue.map(String.init) ?? String($0) }.joined())
    }
  }
}

/// Adds the numbers from the smallest to the largest.
private final class SortingCalculator: SpecimenTokenCalculator {
  override func sum(of numbers: [Int]) throws(TokenCalculator.Failure) -> Int {
    try super.sum(of: numbers.sorted())
  }
}

/// Keeps the total as it is when the input is emptied.
private final class EmptiedInputPresenter: MVPTokenCalculatorPresenter {
  private var lastTotal = "0"

  override var total: String {
    if !calculator.input.isEmpty { lastTotal = super.total }
    return lastTotal
  }
}
