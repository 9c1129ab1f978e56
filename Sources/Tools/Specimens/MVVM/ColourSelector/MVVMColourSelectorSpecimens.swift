import AppModels
import AppScreens
import Parity

extension TriptychSpecimens {
  /// Colour selectors in MVVM with something wrong in the view model, or between it and its view.
  static let mvvmColourSelectors = [
    Specimen(
      "initial-status-empty", of: "colour", in: "MVVM", breaks: "S1",
      origin: "The observed status begins as an empty text, and nothing sets it before a turn."
    ) { ViewScreen(MVVMView(EmptyAtFirstViewModel())) },
    Specimen(
      "unbind-forgotten", of: "colour", in: "MVVM", breaks: "S4",
      origin: "A binding is assumed to end by itself when its view leaves the screen."
    ) { ViewScreen(BoundForEverView(MVVMColourSelector())) },
    Specimen(
      "index-beyond-table", of: "colour", in: "MVVM", breaks: "S5",
      origin: "The words are looked up in a table that has no row for both."
    ) { ViewScreen(MVVMView(TableViewModel())) },
    Specimen(
      "status-one-behind", of: "colour", in: "MVVM", breaks: "CS2",
      origin: "The status is made when a change is announced, before it happens."
    ) { ViewScreen(MVVMView(OneBehindViewModel())) },
    Specimen(
      "silent-after-fifty", of: "colour", in: "MVVM", breaks: "CS2",
      origin: "A limit that was put in for a demonstration is left in."
    ) { ViewScreen(MVVMView(FiftyTurnsViewModel())) },
    Specimen(
      "yellow-wins", of: "colour", in: "MVVM", breaks: "CS3",
      origin: "Each colour has an if of its own, and the second overwrites the first."
    ) { ViewScreen(MVVMView(OverwritingViewModel())) },
  ]
}

/// Has an empty status until the first turn.
private final class EmptyAtFirstViewModel: MVVMColourSelector {
  override func setUp() {}
}

/// Stays bound when it is replaced.
private final class BoundForEverView: MVVMView<MVVMColourSelector> {
  override func unbind() {}
}

/// Traps when both switches are on.
private final class TableViewModel: MVVMColourSelector {
  override func updateStatus() {
    let words = ["Please choose a switch", "Green", "Yellow"]
    display.status = words[(display.green ? 1 : 0) + (display.yellow ? 2 : 0)]
  }
}

/// Makes the status before the colour is turned.
private final class OneBehindViewModel: MVVMColourSelector {
  override func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    updateStatus()
    display[colour] = isOn
  }
}

/// Stops updating the status after fifty turns.
private final class FiftyTurnsViewModel: MVVMColourSelector {
  private var turns = -1

  override func updateStatus() {
    turns += 1
    if turns <= 50 { super.updateStatus() }
  }
}

/// Names yellow alone when both are on.
private final class OverwritingViewModel: MVVMColourSelector {
  override func updateStatus() {
    display.status = "Please choose a switch"
    if display.green { display.status = "Green" }
    if display.yellow { display.status = "Yellow" }
  }
}
