import AppScreens
import Observation
import Testing
import TriptychTraces

/// A view that observes by reading, as with Observation.
struct ReadingTests {
  @Test func `what is read is bound and delivered, until the view draws again or goes`() throws {
    let pattern = Pattern("Reading").adding(CounterScreen.init)
    let steps: [Step<CounterGesture>] = [.gesture(.increase), .replaceView]
    let trace = try #require(
      Trace(of: "counter", in: pattern, steps, showing: CounterDisplay.self))
    let lines = trace.conversation.split(separator: "\n").filter { !$0.contains("user") }
    #expect(
      lines.joined(separator: "\n") == """
        # new screen
        view 1 → viewModel: bind count
        viewModel → view 1: count: 0
        # increase
        view 1 → viewModel: increase()
        viewModel → viewModel: count: 0 → 1
        view 1 → viewModel: unbind count
        view 1 → viewModel: bind count
        viewModel → view 1: count: 1
        # replace-view
        view 2 → viewModel: bind count
        viewModel → view 2: count: 1
        view 1 → viewModel: unbind count
        """)
  }
}

private final class CounterScreen: Screen {
  private(set) var view = CounterView(viewModel: CounterViewModel())

  func replaceView() {
    view = CounterView(viewModel: view.viewModel)
  }
}

@Observable
private final class CounterViewModel {
  private(set) var count = 0

  func increase() {
    count += 1
  }
}

private final class CounterView: RecordingView {
  let viewModel: CounterViewModel
  private(set) var display = CounterDisplay()
  let recording = ViewRecording()

  init(viewModel: CounterViewModel) {
    self.viewModel = viewModel
    draw()
  }

  func perform(_ gesture: CounterGesture) {
    log.call("viewModel.increase()", on: viewModel).increase()
    draw()
  }

  private func draw() {
    log.withObservationTracking {
      display.count = log.reading("viewModel.count", viewModel.count)
    } onChange: {
    }
  }
}

private enum CounterGesture: ScreenGesture {
  case increase

  var notation: String { "increase" }

  static func read(_ notation: String) throws(NotationFailure) -> [Self] { [.increase] }
}

private struct CounterDisplay: ScreenDisplay {
  var count = 0

  var widgets: [Widget] { [Widget("count", shows: String(count))] }
}
