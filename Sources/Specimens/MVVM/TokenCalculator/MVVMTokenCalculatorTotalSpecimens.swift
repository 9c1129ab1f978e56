import Parity

extension TriptychSpecimens {
  /// Token calculators in MVVM that break a rule of their own.
  static let mvvmTokenCalculatorTotals = [
    Specimen(
      "stops-at-empty-token", of: "token", in: "MVVM", breaks: "TC3",
      origin: "Tokens are read until there is none, and an empty one is taken for none."
    ) { @Sendable in
      MVVMTokenCalculatorScreen(StoppingCalculator())
    },
    Specimen(
      "blank-by-default", of: "token", in: "MVVM", breaks: "TC5",
      origin: "Some languages cut a text at its blanks when they are not told where to cut."
    ) { @Sendable in
      MVVMTokenCalculatorScreen(BlankByDefaultCalculator())
    },
    Specimen(
      "waits-while-typing", of: "token", in: "MVVM", breaks: "TC6",
      origin: "Work is put off while someone is typing on, and nothing makes up for it later."
    ) { @Sendable in
      MVVMTokenCalculatorScreen(viewModel: WaitingViewModel.self)
    },
    Specimen(
      "total-wraps-around", of: "token", in: "MVVM", breaks: "TC7",
      origin: "A crash by overflow is mended with the operator that does not crash."
    ) { @Sendable in
      MVVMTokenCalculatorScreen(WrappingCalculator())
    },
    Specimen(
      "sign-before-separators", of: "token", in: "MVVM", breaks: "TC8",
      origin: "Signs are kept for the numbers behind them, whatever else they may be."
    ) { @Sendable in
      MVVMTokenCalculatorScreen(SignKeepingCalculator())
    },
    Specimen(
      "cut-by-scalar", of: "token", in: "MVVM", breaks: "TC9",
      origin: "The separators are made a set of scalars, as a CharacterSet is."
    ) { @Sendable in
      MVVMTokenCalculatorScreen(ScalarCalculator())
    },
  ]
}

/// Leaves out whatever follows an empty token.
private final class StoppingCalculator: SpecimenTokenCalculator {
  override func tokens() -> [Substring] {
    Array(super.tokens().prefix { !$0.isEmpty })
  }
}

/// Cuts at blanks when there are no separators.
private final class BlankByDefaultCalculator: SpecimenTokenCalculator {
  override var cuts: Set<Character> { separators.isEmpty ? [" "] : super.cuts }
}

/// Keeps the total as it is while separators are added behind those there are.
private final class WaitingViewModel: MVVMTokenCalculatorViewModel {
  override func edit(separators: String) {
    if !self.separators.isEmpty, separators.starts(with: self.separators) {
      calculator.separators = separators
      self.separators = separators
    } else {
      super.edit(separators: separators)
    }
  }
}

/// Goes on from the other end of Int when the total leaves it.
private final class WrappingCalculator: SpecimenTokenCalculator {
  override func sum(of numbers: [Int]) -> Int {
    numbers.reduce(0, &+)
  }
}

/// Takes a sign for part of the next token, even where it separates.
private final class SignKeepingCalculator: SpecimenTokenCalculator {
  override func tokens() -> [Substring] {
    let cuts = cuts
    var tokens: [Substring] = [""]
    for character in input {
      if cuts.contains(character) { tokens.append("") }
      if !cuts.contains(character) || character == "+" || character == "-" {
        tokens[tokens.count - 1].append(character)
      }
    }
    return tokens
  }
}

/// Cuts within Characters.
private final class ScalarCalculator: SpecimenTokenCalculator {
  override func tokens() -> [Substring] {
    let cuts = Set(separators.unicodeScalars)
    return input.unicodeScalars.split(omittingEmptySubsequences: false) { cuts.contains($0) }
      .map(Substring.init)
  }
}
