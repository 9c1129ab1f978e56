import Parity

extension TriptychSpecimens {
  /// Token calculators in MVVM that break a rule of every screen.
  static let mvvmTokenCalculatorScreens = [
    Specimen(
      "initial-total-empty", of: "token", in: "MVVM", breaks: "S1",
      origin: "The observed total begins as an empty text, and nothing sets it before an edit."
    ) { @Sendable in
      MVVMTokenCalculatorScreen(viewModel: EmptyAtFirstViewModel.self)
    }
  ]
}

/// Has an empty total until the first edit.
private final class EmptyAtFirstViewModel: MVVMTokenCalculatorViewModel {
  override func setUp() {}
}
