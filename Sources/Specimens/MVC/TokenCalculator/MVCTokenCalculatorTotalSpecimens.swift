import AppModels
import MVC
import Parity

extension TriptychSpecimens {
  /// Token calculators in MVC that break a rule of their own.
  static let mvcTokenCalculatorTotals = [
    Specimen(
      "stale-after-separators", of: "token", in: "MVC", breaks: "TC6",
      origin: "The total is worked out where the input is edited, and nowhere else."
    ) { @Sendable in
      MVCTokenCalculatorScreen(controller: StaleController.self)
    },
    Specimen(
      "trims-blanks", of: "token", in: "MVC", breaks: "TC4",
      origin: "Blanks around a number are trimmed out of habit, as in every form."
    ) { @Sendable in
      MVCTokenCalculatorScreen(TrimmingCalculator())
    },
    Specimen(
      "token-beyond-int-dropped", of: "token", in: "MVC", breaks: "TC7",
      origin: "Tokens that are no numbers are dropped in one line, and so are numbers too large."
    ) { @Sendable in
      MVCTokenCalculatorScreen(DroppingCalculator())
    },
    Specimen(
      "equal-numbers-once", of: "token", in: "MVC", breaks: "TC3",
      origin: "The numbers are kept in a set, as the separators are."
    ) { @Sendable in
      MVCTokenCalculatorScreen(SetCalculator())
    },
    Specimen(
      "judged-by-length", of: "token", in: "MVC", breaks: "TC4",
      origin: "Whether a number fits into Int is judged by how long it is."
    ) { @Sendable in
      MVCTokenCalculatorScreen(MeasuringCalculator())
    },
    Specimen(
      "letters-behind-ignored", of: "token", in: "MVC", breaks: "TC4",
      origin: "Many functions read a number as far as it goes, and pass over a unit behind it."
    ) { @Sendable in
      MVCTokenCalculatorScreen(UnitCalculator())
    },
  ]
}

/// Takes new separators over without a new total.
private final class StaleController: MVCTokenCalculatorController {
  override func tokenCalculatorViewDidEditSeparators(_ view: any TokenCalculatorView) {
    calculator.separators = view.separators
  }
}

/// Reads a number with blanks around it.
private final class TrimmingCalculator: SpecimenTokenCalculator {
  override func tokens() -> [Substring] {
    super.tokens().map { token in
      let trailing = token.reversed().prefix { $0 == " " }.count
      return token.drop { $0 == " " }.dropLast(trailing)
    }
  }
}

/// Lets a number beyond Int count for nothing.
private final class DroppingCalculator: SpecimenTokenCalculator {
  override func number(in token: Substring) -> Int? {
    Int(token)
  }
}

/// Adds each number once, however often it occurs.
private final class SetCalculator: SpecimenTokenCalculator {
  override func sum(of numbers: [Int]) throws(TokenCalculator.Failure) -> Int {
    var added: Set<Int> = []
    return try super.sum(of: numbers.filter { added.insert($0).inserted })
  }
}

/// Takes any number for too large that is longer than the smallest Int.
private final class MeasuringCalculator: SpecimenTokenCalculator {
  override func number(in token: Substring) throws(TokenCalculator.Failure) -> Int? {
    let number = try super.number(in: token)
    guard number == nil || token.count <= String(Int.min).count else { throw .tokenBeyondInt }
    return number
  }
}

/// Reads a number with letters behind it.
private final class UnitCalculator: SpecimenTokenCalculator {
  override func number(in token: Substring) throws(TokenCalculator.Failure) -> Int? {
    let unit = token.reversed().prefix { $0.isLetter }
    return try super.number(in: token.dropLast(unit.count))
  }
}
