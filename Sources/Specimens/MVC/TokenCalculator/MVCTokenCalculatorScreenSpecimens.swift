import MVC
import Parity

extension TriptychSpecimens {
  /// Token calculators in MVC that break a rule of every screen.
  static let mvcTokenCalculatorScreens = [
    Specimen(
      "separators-left-in-old-view", of: "token", in: "MVC", breaks: "S3",
      origin: "The text field is taken for the place where the separators are kept."
    ) { @Sendable in
      MVCTokenCalculatorScreen(controller: SeparatorsInViewController.self)
    },
    Specimen(
      "strong-delegate", of: "token", in: "MVC", breaks: "S4",
      origin: "The property for the delegate is written down without the word weak."
    ) { @Sendable in
      MVCTokenCalculatorScreen(view: StrongDelegateView.self)
    },
    Specimen(
      "static-separators", of: "token", in: "MVC", breaks: "S2",
      origin: "Separators are thought of as a setting of the app, and so they are made static."
    ) { @Sendable in
      MVCTokenCalculatorScreen(StaticSeparatorsCalculator())
    },
    Specimen(
      "sum-traps", of: "token", in: "MVC", breaks: "S5",
      origin: "Summing up is written as everyone writes it, and the numbers tried are all small."
    ) { @Sendable in
      MVCTokenCalculatorScreen(TrappingTotalCalculator())
    },
  ]
}

/// Keeps the separators in the view alone, so that a new view has none.
private final class SeparatorsInViewController: MVCTokenCalculatorController {
  override func setFields() {
    view.input = calculator.input
    calculator.separators = view.separators
  }
}

/// Holds its delegate, which holds the view.
private final class StrongDelegateView: MVCTokenCalculatorView {
  private var owner: (any TokenCalculatorViewDelegate)?

  override weak var delegate: (any TokenCalculatorViewDelegate)? {
    didSet { owner = delegate }
  }
}

/// Shares its separators with every other calculator.
private final class StaticSeparatorsCalculator: SpecimenTokenCalculator {
  private static let shared = Shared("separators", initially: "")

  override init() {
    Self.shared.value = ""
  }

  override var separators: String {
    get { Self.shared.value }
    set { Self.shared.value = newValue }
  }
}

/// Traps when the total leaves Int.
private final class TrappingTotalCalculator: SpecimenTokenCalculator {
  override func sum(of numbers: [Int]) -> Int {
    numbers.reduce(0, +)
  }
}
