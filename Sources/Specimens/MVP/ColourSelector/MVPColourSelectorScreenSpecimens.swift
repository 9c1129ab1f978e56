import AppModels
import MVP
import Parity

extension TriptychSpecimens {
  /// Colour selectors in MVP that break a rule of every screen.
  static let mvpColourSelectorScreens = [
    Specimen(
      "static-selection", of: "colour", in: "MVP", breaks: "S2",
      origin: "The selection is wanted elsewhere in the app, and a static is reached from there."
    ) { @Sendable in
      MVPColourSelectorScreen(StaticSelectionSelector())
    },
    Specimen(
      "attach-shows-status-only", of: "colour", in: "MVP", breaks: "S3",
      origin: "The presenter shows what it makes itself, and the switches are not made by it."
    ) { @Sendable in
      MVPColourSelectorScreen(presenter: StatusOnlyPresenter.self)
    },
    Specimen(
      "counts-off-twice", of: "colour", in: "MVP", breaks: "S6",
      origin: "Turning on is counted with care, and turning off as often as it is said."
    ) { @Sendable in
      MVPColourSelectorScreen(presenter: CountingPresenter.self)
    },
  ]
}

/// Shares its selection with every other selector.
private final class StaticSelectionSelector: SpecimenColourSelector {
  private static let shared = Shared("selection", initially: Set<ColourSelector.Colour>())

  override init() {
    Self.shared.value = []
  }

  override var selection: Set<ColourSelector.Colour> {
    get { Self.shared.value }
    set { Self.shared.value = newValue }
  }
}

/// Leaves the switches of a new view off.
private final class StatusOnlyPresenter: MVPColourSelectorPresenter {
  override func showSwitches(on view: any ColourSelectorView) {}
}

/// Counts what is on, and counts down even when a switch was off already.
private final class CountingPresenter: MVPColourSelectorPresenter {
  private var count = 0

  override func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    if !isOn { count -= 1 } else if !selector.isOn(colour) { count += 1 }
    super.turn(colour, on: isOn)
  }

  override var status: String {
    count > 0 ? super.status : "Please choose a switch"
  }
}
