import AppScreens
import Parity

extension TriptychSpecimens {
  /// Token calculators in MVVM with something wrong in the view model.
  static let mvvmTokenCalculators = [
    Specimen(
      "initial-total-empty", of: "token", in: "MVVM", breaks: "S1",
      origin: "The observed total begins as an empty text, and nothing sets it before an edit."
    ) { ViewScreen(MVVMView(EmptyAtFirstViewModel())) },
    Specimen(
      "waits-while-typing", of: "token", in: "MVVM", breaks: "TC6",
      origin: "Work is postponed while someone is typing, and never done later."
    ) { ViewScreen(MVVMView(WaitingViewModel())) },
  ]
}

/// Has an empty total until the first edit.
private final class EmptyAtFirstViewModel: MVVMTokenCalculator {
  override func setUp() {}
}

/// Keeps the old total while separators are appended.
private final class WaitingViewModel: MVVMTokenCalculator {
  override func edit(separators: String) {
    if !display.separators.isEmpty, separators.starts(with: display.separators) {
      display.separators = separators
    } else {
      super.edit(separators: separators)
    }
  }
}
