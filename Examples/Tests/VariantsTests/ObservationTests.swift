import AppModels
import Observation
import Synchronization
import Testing

@testable import ObservationMVVM

/// What observers of a view model have noticed.
private final class Notes: Sendable {
  private let contents = Mutex<[String]>([])

  var all: [String] { contents.withLock(\.self) }

  func add(_ note: String) {
    contents.withLock { $0.append(note) }
  }
}

@Test func `observation gives one notice for two changes, so a value in between is never seen`() {
  let (viewModel, notes) = (CalculatorViewModel(), Notes())
  withObservationTracking {
    notes.add(viewModel.text)
  } onChange: {
    notes.add("notice")
  }
  viewModel.press(.digit(.one))
  viewModel.press(.digit(.two))
  notes.add(viewModel.text)
  #expect(notes.all == ["0", "notice", "12"])
}
