import AppScreens
import Observation

/// Draws itself from what it reads, and again after a notice that some of that will change.
final class HeadlessCalculatorView: HeadlessView {
  let viewModel: CalculatorViewModel
  private var drawn = CalculatorDisplay()
  private let frames = FrameScheduler()
  private var isOnScreen = true

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
    draw()
  }

  /// What the user sees after the next turn of the run loop.
  var display: CalculatorDisplay {
    drawIfNeeded()
    return drawn
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): viewModel.press(key)
    }
    drawIfNeeded()
  }

  /// Draws, as the next turn of a run loop would, if anything that was read is about to change.
  func drawIfNeeded() {
    if isOnScreen { frames.turn(draw) }
  }

  /// Leaves the screen: the view is not drawn any more.
  func leaveScreen() {
    isOnScreen = false
  }

  private func draw() {
    withObservationTracking {
      drawn.text = viewModel.text
    } onChange: { [frames] in
      frames.schedule()
    }
  }
}
