import AppModels
import AppScreens

final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  let viewModel: ColourSelectorViewModel
  private(set) var display = ColourSelectorDisplay()
  private let log = MessageLog.forNewView()

  init(viewModel: ColourSelectorViewModel) {
    self.viewModel = viewModel
    log?.record(.bind, "isGreenOn", in: self)
    viewModel.$isGreenOn.bind(self) { view, isOn in
      view.log?.record(.notify, "isGreenOn", isOn, in: view)
      view.display.green = isOn
    }
    log?.record(.bind, "isYellowOn", in: self)
    viewModel.$isYellowOn.bind(self) { view, isOn in
      view.log?.record(.notify, "isYellowOn", isOn, in: view)
      view.display.yellow = isOn
    }
    log?.record(.bind, "status", in: self)
    viewModel.$status.bind(self) { view, status in
      view.log?.record(.notify, "status", status, in: view)
      view.display.status = status
    }
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    log?.record(.unbind, "isGreenOn", in: self)
    viewModel.$isGreenOn.unbind(self)
    log?.record(.unbind, "isYellowOn", in: self)
    viewModel.$isYellowOn.unbind(self)
    log?.record(.unbind, "status", in: self)
    viewModel.$status.unbind(self)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      log?.record(.call, "turn(_:on:)", colour, isOn, in: self)
      viewModel.turn(colour, on: isOn)
    }
  }
}
