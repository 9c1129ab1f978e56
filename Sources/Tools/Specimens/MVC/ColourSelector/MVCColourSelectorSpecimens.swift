import AppModels
import MVC
import Parity

extension TriptychSpecimens {
  /// Colour selectors in MVC with something wrong in the controller.
  static let mvcColourSelectors = [
    Specimen(
      "switches-left-in-old-view", of: "colour", in: "MVC", breaks: "S3",
      origin: "A switch keeps its own position, so the controller does not set it."
    ) { SwitchesInViewController() },
    Specimen(
      "old-view-served", of: "colour", in: "MVC", breaks: "S4",
      origin: "Views are added to a list for a second window, and none is ever removed."
    ) { ListKeepingController() },
    Specimen(
      "closure-captures-controller", of: "colour", in: "MVC", breaks: "S4",
      origin: "A closure that is kept in a property calls a method of the same object."
    ) { SelfHoldingController() },
    Specimen(
      "empty-after-switching-off", of: "colour", in: "MVC", breaks: "CS1",
      origin: "The names of the selected colours are joined, and joining none gives an empty text."
    ) { JoiningController() },
  ]
}

/// Leaves the switches of a new view off.
private final class SwitchesInViewController: MVCColourSelector {
  override func setSwitches() {}
}

/// Goes on updating every view that it has ever had.
private final class ListKeepingController: MVCColourSelector {
  private var views: [any ColourSelectorView] = []

  override func updateStatus() {
    if !views.contains(where: { $0 === view }) { views.append(view) }
    for view in views { view.status = status }
  }
}

/// Holds itself through a closure.
private final class SelfHoldingController: MVCColourSelector {
  private var update: (() -> Void)?

  override func updateStatus() {
    if update == nil { update = { self.view.status = self.status } }
    update?()
  }
}

/// Has no words for both switches off, except at first.
private final class JoiningController: MVCColourSelector {
  override func colourSelectorView(
    _ view: any ColourSelectorView, didTurn colour: ColourSelector.Colour, on isOn: Bool
  ) {
    super.colourSelectorView(view, didTurn: colour, on: isOn)
    let names = [selector.isOn(.green) ? "Green" : nil, selector.isOn(.yellow) ? "Yellow" : nil]
    view.status = names.compactMap(\.self).joined(separator: " and ")
  }
}
