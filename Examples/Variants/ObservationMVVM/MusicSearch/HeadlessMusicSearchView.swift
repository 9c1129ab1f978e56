import AppScreens
import Observation

/// Draws itself from what it reads, and again after a notice that some of that will change.
final class HeadlessMusicSearchView: HeadlessView {
  let viewModel: MusicSearchViewModel
  private var drawn = MusicSearchDisplay()
  private let frames = FrameScheduler()
  private var isOnScreen = true

  init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
    draw()
  }

  /// What the user sees after the next turn of the run loop.
  var display: MusicSearchDisplay {
    drawIfNeeded()
    return drawn
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      drawn.$query.type(text)
      viewModel.edit(query: text)
    case .retry: viewModel.retry()
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
      drawn.$query.update(viewModel.query)
      drawn.status = viewModel.status
      drawn.rows = viewModel.rows
      drawn.retry = viewModel.canRetry
    } onChange: { [frames] in
      frames.schedule()
    }
  }
}
