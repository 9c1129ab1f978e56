import MVC
import Parity

extension TriptychSpecimens {
  /// Token calculators in MVC with something wrong between model, view and controller.
  static let mvcTokenCalculators = [
    Specimen(
      "static-separators", of: "token", in: "MVC", breaks: "S2",
      origin: "Separators are thought of as a setting of the app, so they are static."
    ) { StaticSeparatorsController() },
    Specimen(
      "separators-left-in-old-view", of: "token", in: "MVC", breaks: "S3",
      origin: "The text field is the only place where the separators are kept."
    ) { SeparatorsInViewController() },
    Specimen(
      "strong-delegate", of: "token", in: "MVC", breaks: "S4",
      origin: "The property for the delegate is declared without the word weak."
    ) { MVCTokenCalculator(makeView: StrongDelegateView.init) },
    Specimen(
      "stale-after-separators", of: "token", in: "MVC", breaks: "TC6",
      origin: "The total is computed when the input is edited, and at no other time."
    ) { StaleController() },
  ]
}

/// Shares its separators with every other controller.
private final class StaticSeparatorsController: MVCTokenCalculator {
  private let shared = Shared("separators", initially: "")

  override var separators: String {
    get { shared.value }
    set { shared.value = newValue }
  }
}

/// Keeps the separators in the view alone, so that a new view has none.
private final class SeparatorsInViewController: MVCTokenCalculator {
  override func setFields() {
    view.input = input
    separators = view.separators
  }
}

/// Holds its delegate, which holds the view.
private final class StrongDelegateView: MVCTokenCalculatorView {
  private var owner: (any TokenCalculatorViewDelegate)?

  override weak var delegate: (any TokenCalculatorViewDelegate)? {
    didSet { owner = delegate }
  }
}

/// Accepts new separators without a new total.
private final class StaleController: MVCTokenCalculator {
  override func tokenCalculatorViewDidEditSeparators(_ view: any TokenCalculatorView) {
    separators = view.separators
  }
}
