import MVP
import Parity

extension TriptychSpecimens {
  /// Token calculators in MVP that break a rule of every screen.
  static let mvpTokenCalculatorScreens = [
    Specimen(
      "attach-shows-total-only", of: "token", in: "MVP", breaks: "S3",
      origin: "A first view has empty fields anyway, and no other view is thought of."
    ) { @Sendable in
      MVPTokenCalculatorScreen(presenter: TotalOnlyPresenter.self)
    },
    Specimen(
      "presenter-owns-view", of: "token", in: "MVP", breaks: "S4",
      origin: "The presenter needs its view at any time, so it is made sure that the view stays."
    ) { @Sendable in
      MVPTokenCalculatorScreen(presenter: OwningPresenter.self)
    },
    Specimen(
      "input-cleared-on-error", of: "token", in: "MVP", breaks: "S6",
      origin: "A field with a mistake in it is emptied, so that people can try again."
    ) { @Sendable in
      MVPTokenCalculatorScreen(presenter: ClearingPresenter.self)
    },
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

  override func edit(separators: String) {
    hasFailed = false
    super.edit(separators: separators)
  }

  override func edit(input: String) {
    hasFailed = false
    super.edit(input: input)
    if total == "error" {
      hasFailed = true
      calculator.input = ""
      view?.show(input: "")
    }
  }

  override var total: String {
    hasFailed ? "error" : super.total
  }
}
