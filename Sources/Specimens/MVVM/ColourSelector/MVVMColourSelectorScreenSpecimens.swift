import AppModels
import Parity

extension TriptychSpecimens {
  /// Colour selectors in MVVM that break a rule of every screen.
  static let mvvmColourSelectorScreens = [
    Specimen(
      "initial-status-empty", of: "colour", in: "MVVM", breaks: "S1",
      origin: "The observed status begins as an empty text, and nothing sets it before a turn."
    ) { @Sendable in
      MVVMColourSelectorScreen(viewModel: EmptyAtFirstViewModel.self)
    },
    Specimen(
      "unbind-forgotten", of: "colour", in: "MVVM", breaks: "S4",
      origin: "A binding is thought to end by itself when its view leaves the screen."
    ) { @Sendable in
      MVVMColourSelectorScreen(view: BoundForEverView.self)
    },
    Specimen(
      "index-beyond-table", of: "colour", in: "MVVM", breaks: "S5",
      origin: "The words are looked up in a table, and a row for both is forgotten."
    ) { @Sendable in
      MVVMColourSelectorScreen(viewModel: TableViewModel.self)
    },
  ]
}

/// Has an empty status until the first turn.
private final class EmptyAtFirstViewModel: MVVMColourSelectorViewModel {
  override func setUp() {}
}

/// Stays bound when it is replaced.
private final class BoundForEverView: MVVMColourSelectorView {
  override func unbind() {}
}

/// Traps when both switches are on.
private final class TableViewModel: MVVMColourSelectorViewModel {
  override func updateStatus() {
    let words = ["Please choose a switch", "Green", "Yellow"]
    status = words[(selector.isOn(.green) ? 1 : 0) + (selector.isOn(.yellow) ? 2 : 0)]
  }
}
