import AppScreens
import Observation

/// Draws itself from what it reads, and again once it was told that something of that will change.
final class HeadlessCalculatorView: HeadlessView {
  let viewModel: CalculatorViewModel
  private(set) var display = CalculatorDisplay()
  private var readings: [Any] = []
  private let frames = FrameScheduler()
  let recording = ViewRecording()

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
    draw()
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): log.call("press(_:)", viewModel.press(_:), key)
    }
    drawIfNeeded()
  }

  /// Draws, as the next turn of a run loop would, if anything that was read is about to change.
  func drawIfNeeded() {
    frames.turn(draw)
  }

  private func draw() {
    readings = []
    readings = withObservationTracking {
      [log.bind("text", reading(viewModel.text)) { [weak self] in self?.display.text = $0 }]
    } onChange: { [frames] in
      frames.schedule()
    }
  }
}
