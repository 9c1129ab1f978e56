import AppModels
import Parity

extension TriptychSpecimens {
  /// Colour selectors in MVP that break a rule of their own.
  static let mvpColourSelectorStatuses = [
    Specimen(
      "weak-presenter", of: "colour", in: "MVP", breaks: "CS2",
      origin: "Weak is said of both references of a circle, to be on the safe side."
    ) { @Sendable in
      WeakPresenterScreen()
    },
    Specimen(
      "off-turns-both-off", of: "colour", in: "MVP", breaks: "CS2",
      origin: "The case for off empties the selection, which looks right with one switch."
    ) { @Sendable in
      MVPColourSelectorScreen(EmptyingSelector())
    },
    Specimen(
      "named-in-order-of-turning", of: "colour", in: "MVP", breaks: "CS3",
      origin: "The selection is a list, and a list keeps the order in which it was filled."
    ) { @Sendable in
      MVPColourSelectorScreen(presenter: OrderKeepingPresenter.self)
    },
  ]
}

/// Turns every colour off with one.
private final class EmptyingSelector: SpecimenColourSelector {
  override func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    if isOn { selection.insert(colour) } else { selection = [] }
  }
}

/// Names the colours in the order in which they were turned on.
private final class OrderKeepingPresenter: MVPColourSelectorPresenter {
  private var colours: [ColourSelector.Colour] = []

  override func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    if !isOn {
      colours.removeAll { $0 == colour }
    } else if !selector.isOn(colour) {
      colours.append(colour)
    }
    super.turn(colour, on: isOn)
  }

  override var status: String {
    colours == [.yellow, .green] ? "Yellow and Green" : super.status
  }
}
