import AppModels
import Foundation
import MVC
import Parity

extension TriptychSpecimens {
  /// Colour selectors in MVC that break a rule of their own.
  static let mvcColourSelectorStatuses = [
    Specimen(
      "empty-after-switching-off", of: "colour", in: "MVC", breaks: "CS1",
      origin: "The names of what is on are joined, and joining none makes an empty text."
    ) { @Sendable in
      MVCColourSelectorScreen(controller: EmptyAfterwardsController.self)
    },
    Specimen(
      "green-twice", of: "colour", in: "MVC", breaks: "CS4",
      origin: "A colour is appended to a list whenever its switch says that it is on."
    ) { @Sendable in
      MVCColourSelectorScreen(controller: AppendingController.self)
    },
    Specimen(
      "toggles", of: "colour", in: "MVC", breaks: "CS4",
      origin: "A switch that was touched is taken for one that was turned over."
    ) { @Sendable in
      MVCColourSelectorScreen(TogglingSelector())
    },
  ]
}

/// Has no words for both switches off once a switch has been turned.
private final class EmptyAfterwardsController: MVCColourSelectorController {
  private var hasTurned = false

  override func colourSelectorView(
    _ view: any ColourSelectorView, didTurn colour: ColourSelector.Colour, on isOn: Bool
  ) {
    hasTurned = true
    super.colourSelectorView(view, didTurn: colour, on: isOn)
  }

  override var status: String {
    hasTurned && selector.selection.isEmpty ? "" : super.status
  }
}

/// Names a colour as often as it was turned on.
private final class AppendingController: MVCColourSelectorController {
  private var names: [String] = []

  override func colourSelectorView(
    _ view: any ColourSelectorView, didTurn colour: ColourSelector.Colour, on isOn: Bool
  ) {
    let name = colour.rawValue.capitalized
    if isOn { names.append(name) } else { names.removeAll { $0 == name } }
    super.colourSelectorView(view, didTurn: colour, on: isOn)
  }

  override var status: String {
    names.isEmpty ? super.status : names.sorted().joined(separator: " and ")
  }
}

/// Turns a colour over, whichever way its switch was turned.
private final class TogglingSelector: SpecimenColourSelector {
  override func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selection.formSymmetricDifference([colour])
  }
}
