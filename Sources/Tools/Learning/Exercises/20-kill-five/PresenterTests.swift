// 20 kill-five. Your tests are run on eight presenters that you do not see.
// You see:    how many of the five wrong ones are found, and how many right ones are left alone.
// You should: find all five, and leave all three alone.
// The status is `Please choose a switch`, `Green`, `Yellow` or `Green and Yellow`; a new view is
// told where both switches stand, and the status. An old view is no longer told anything.

import AppModels

/// A view that shows nothing, and remembers the last that it was told.
final class RecordingView: ColourSelectorView {
  private(set) var isOn: [ColourSelector.Colour: Bool] = [:]
  private(set) var status = ""

  func show(_ colour: ColourSelector.Colour, isOn: Bool) {
    // TODO: What is there to remember?
  }

  func show(status: String) {
    // TODO: And here?
  }
}

/// The tests; each gets a new presenter.
func presenterTests() -> [PresenterTest] {
  [
    PresenterTest("a colour that is on is named") { presenter in
      let view = RecordingView()
      presenter.attach(view)
      presenter.turn(.green, on: true)
      return view.status == "Green"
    }
    // TODO: Write more tests, with a comma before each.
  ]
}
