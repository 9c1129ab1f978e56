import AppModels
import AppScreens

/// A view that reads the view model.
protocol ColourSelectorView: AnyObject {
  var viewModel: ColourSelectorViewModel { get }
}

/// A view without pixels.
final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  let viewModel: ColourSelectorViewModel
  private(set) var display = ColourSelectorDisplay()

  init(viewModel: ColourSelectorViewModel) {
    self.viewModel = viewModel
    update()
  }

  private func update() {
    display.green = viewModel.isGreenOn
    display.yellow = viewModel.isYellowOn
    display.status = viewModel.status
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      viewModel.turn(colour, on: isOn)
      update()
    }
  }
}
