import MVC
import Parity

extension HouseSpecimens {
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
      "piece-beyond-int-dropped", of: "token", in: "MVC", breaks: "TC7",
      origin: "Pieces that are no numbers are dropped in one line, and so are numbers too large."
    ) { @Sendable in
      MVCTokenCalculatorScreen(DroppingCalculator())
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
  override func pieces() -> [Substring] {
    super.pieces().map { piece in
      let trailing = piece.reversed().prefix { $0 == " " }.count
      return piece.drop { $0 == " " }.dropLast(trailing)
    }
  }
}

/// Lets a number beyond Int count for nothing.
private final class DroppingCalculator: SpecimenTokenCalculator {
  override func number(in piece: Substring) -> Int? {
    Int(piece)
  }
}
