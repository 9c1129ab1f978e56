import AppModels
import Parity

extension TriptychSpecimens {
  /// Colour selectors in MVVM that break a rule of their own.
  static let mvvmColourSelectorStatuses = [
    Specimen(
      "status-one-behind", of: "colour", in: "MVVM", breaks: "CS2",
      origin: "The status is made when a change is announced, which is before the change."
    ) { @Sendable in
      MVVMColourSelectorScreen(viewModel: OneBehindViewModel.self)
    },
    Specimen(
      "silent-after-fifty", of: "colour", in: "MVVM", breaks: "CS2",
      origin: "A limit that was put in for a demonstration is left in."
    ) { @Sendable in
      MVVMColourSelectorScreen(viewModel: FiftyTurnsViewModel.self)
    },
    Specimen(
      "yellow-wins", of: "colour", in: "MVVM", breaks: "CS3",
      origin: "Each colour has an if of its own, and the second overwrites the first."
    ) { @Sendable in
      MVVMColourSelectorScreen(viewModel: OverwritingViewModel.self)
    },
    Specimen(
      "counts-turns", of: "colour", in: "MVVM", breaks: "CS4",
      origin: "Turns are counted, on upwards and off downwards, as references are."
    ) { @Sendable in
      MVVMColourSelectorScreen(CountingSelector())
    },
  ]
}

/// Makes the status before the colour is turned.
private final class OneBehindViewModel: MVVMColourSelectorViewModel {
  override func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    updateStatus()
    turnSwitch(colour, on: isOn)
  }
}

/// Does not update the status any more after fifty turns.
private final class FiftyTurnsViewModel: MVVMColourSelectorViewModel {
  private var turns = 0

  override func updateStatus() {
    if turns <= 50 { super.updateStatus() }
  }

  override func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    turns += 1
    super.turn(colour, on: isOn)
  }
}

/// Names yellow alone when both are on.
private final class OverwritingViewModel: MVVMColourSelectorViewModel {
  override func updateStatus() {
    var status = "Please choose a switch"
    if selector.isOn(.green) { status = "Green" }
    if selector.isOn(.yellow) { status = "Yellow" }
    self.status = status
  }
}

/// Needs a colour to be turned off as often as it was turned on.
private final class CountingSelector: SpecimenColourSelector {
  private var turns: [ColourSelector.Colour: Int] = [:]

  override func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    let count = turns[colour, default: 0]
    turns[colour] = isOn ? count + 1 : max(0, count - 1)
    super.turn(colour, on: turns[colour] != 0)
  }
}
