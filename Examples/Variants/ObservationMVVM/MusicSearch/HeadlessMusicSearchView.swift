import AppScreens
import Observation

/// Draws itself from what it reads, and again once it was told that something of that will change.
final class HeadlessMusicSearchView: HeadlessView {
  let viewModel: MusicSearchViewModel
  private(set) var display = MusicSearchDisplay()
  private var readings: [Any] = []
  private let frames = FrameScheduler()
  let recording = ViewRecording()

  init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
    draw()
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.query = text
      log.call("edit(query:)", viewModel.edit(query:), text)
    case .retry: log.call("retry()", viewModel.retry)
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
      [
        log.bind("query", reading(viewModel.query)) { [weak self] in self?.display.query = $0 },
        log.bind("status", reading(viewModel.status)) { [weak self] in self?.display.status = $0 },
        log.bind("rows", reading(viewModel.rows)) { [weak self] in self?.display.rows = $0 },
        log.bind("canRetry", reading(viewModel.canRetry)) { [weak self] in
          self?.display.retry = $0
        },
      ]
    } onChange: { [frames] in
      frames.schedule()
    }
  }
}
