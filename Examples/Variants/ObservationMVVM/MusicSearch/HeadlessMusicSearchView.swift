import AppScreens
import Observation

/// Draws itself from what it reads, and again after a notice that some of that will change.
final class HeadlessMusicSearchView: HeadlessView {
  let viewModel: MusicSearchViewModel
  private(set) var display = MusicSearchDisplay()
  private let frames = FrameScheduler()

  init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
    draw()
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.query = text
      viewModel.edit(query: text)
    case .retry: viewModel.retry()
    }
    drawIfNeeded()
  }

  /// Draws, as the next turn of a run loop would, if anything that was read is about to change.
  func drawIfNeeded() {
    frames.turn(draw)
  }

  private func draw() {
    withObservationTracking {
      display.query = viewModel.query
      display.status = viewModel.status
      display.rows = viewModel.rows
      display.retry = viewModel.canRetry
    } onChange: { [frames] in
      frames.schedule()
    }
  }
}
