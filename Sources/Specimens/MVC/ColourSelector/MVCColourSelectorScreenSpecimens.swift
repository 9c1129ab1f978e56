import MVC
import Parity

extension TriptychSpecimens {
  /// Colour selectors in MVC that break a rule of every screen.
  static let mvcColourSelectorScreens = [
    Specimen(
      "switches-left-in-old-view", of: "colour", in: "MVC", breaks: "S3",
      origin: "A switch knows where it stands, so that nobody else is made to set it."
    ) { @Sendable in
      MVCColourSelectorScreen(controller: SwitchesInViewController.self)
    },
    Specimen(
      "old-view-served", of: "colour", in: "MVC", breaks: "S4",
      origin: "Views are put on a list for a second window, and none is ever taken off."
    ) { @Sendable in
      MVCColourSelectorScreen(controller: ListKeepingController.self)
    },
    Specimen(
      "closure-captures-controller", of: "colour", in: "MVC", breaks: "S4",
      origin: "A closure that is kept in a property calls a method of the same object."
    ) { @Sendable in
      MVCColourSelectorScreen(controller: SelfHoldingController.self)
    },
  ]
}

/// Leaves the switches of a new view off.
private final class SwitchesInViewController: MVCColourSelectorController {
  override func setSwitches() {}
}

/// Goes on serving every view that it ever had.
private final class ListKeepingController: MVCColourSelectorController {
  private var views: [any ColourSelectorView] = []

  override func updateStatus() {
    if !views.contains(where: { $0 === view }) { views.append(view) }
    for view in views { view.status = status }
  }
}

/// Holds itself by a closure.
private final class SelfHoldingController: MVCColourSelectorController {
  private var update: (() -> Void)?

  override func updateStatus() {
    if update == nil { update = { self.view.status = self.status } }
    update?()
  }
}
