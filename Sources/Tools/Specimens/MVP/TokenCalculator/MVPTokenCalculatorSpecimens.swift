import AppModels
import MVP
import Parity

extension TriptychSpecimens {
  /// Token calculators in MVP with something wrong in the presenter.
  static let mvpTokenCalculators = [
    Specimen(
      "attach-shows-total-only", of: "token", in: "MVP", breaks: "S3",
      origin: "The first view has empty fields anyway, and later views are forgotten."
    ) { ViewScreen(MVPTokenCalculatorView(TotalOnlyPresenter())) },
    Specimen(
      "presenter-owns-view", of: "token", in: "MVP", breaks: "S4",
      origin: "The presenter needs its view at any time, so it holds it strongly."
    ) { ViewScreen(MVPTokenCalculatorView(OwningPresenter())) },
    Specimen(
      "input-cleared-on-error", of: "token", in: "MVP", breaks: "S6",
      origin: "A field with a mistake in it is cleared, so that people can try again."
    ) { ViewScreen(MVPTokenCalculatorView(ClearingPresenter())) },
    Specimen(
      "initial-total-nil", of: "token", in: "MVP", breaks: "TC1",
      origin: "The total is optional until the first edit, and nil is shown as it is."
    ) { ViewScreen(MVPTokenCalculatorView(NilAtFirstPresenter())) },
    Specimen(
      "emptied-input-ignored", of: "token", in: "MVP", breaks: "TC6",
      origin: "Without an input there is nothing to add, so the total is not updated."
    ) { ViewScreen(MVPTokenCalculatorView(EmptiedInputPresenter())) },
    Specimen(
      "error-sticks", of: "token", in: "MVP", breaks: "TC7",
      origin: "A flag is set with the error, and reset only when the input is empty again."
    ) { ViewScreen(MVPTokenCalculatorView(StickyErrorPresenter())) },
  ]
}

/// Leaves the fields of a new view empty.
private final class TotalOnlyPresenter: MVPTokenCalculatorPresenter {
  override func showFields() {}
}

/// Holds the view, which holds the presenter.
private final class OwningPresenter: MVPTokenCalculatorPresenter {
  private var owned: (any TokenCalculatorView)?

  override func attach(_ view: any TokenCalculatorView) {
    owned = view
    super.attach(view)
  }
}

/// Empties the input when it has no total.
private final class ClearingPresenter: MVPTokenCalculatorPresenter {
  private var hasFailed = false

  override func edit(input: String) {
    super.edit(input: input)
    guard total == "error" else { return }
    calculator.edit(input: "")
    hasFailed = true
    view?.show(input: "")
  }

  override var calculator: TokenCalculator { didSet { hasFailed = false } }

  override var total: String { hasFailed ? "error" : super.total }
}

/// Shows `nil` as the total before the first edit.
private final class NilAtFirstPresenter: MVPTokenCalculatorPresenter {
  private var hasEdited = false

  override var calculator: TokenCalculator { didSet { hasEdited = true } }

  override var total: String { hasEdited ? super.total : "nil" }
}

/// Keeps the old total when the input is emptied.
private final class EmptiedInputPresenter: MVPTokenCalculatorPresenter {
  private var lastTotal = "0"

  override var total: String {
    if !calculator.input.isEmpty { lastTotal = super.total }
    return lastTotal
  }
}

/// Keeps the error until the input is empty.
private final class StickyErrorPresenter: MVPTokenCalculatorPresenter {
  private var hasFailed = false

  override var total: String {
    hasFailed = !calculator.input.isEmpty && (hasFailed || super.total == "error")
    return hasFailed ? "error" : super.total
  }
}
