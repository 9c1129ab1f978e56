// 20 find-five. Your tests run on nine presenters, in given/Presenters.swift.
// Do not read that file before you are done: in an app, you write tests before the fault is known.
// You see:    how many of five faulty ones are found, and how many of four correct ones pass
// The status is `Please choose a switch`, `Green`, `Yellow` or `Green and Yellow`. A new view shows
// both switches and the status; an old view receives no further updates.

import AppModels

/// A spy: a view that shows nothing, and remembers the latest value of each widget.
final class SpyView: ColourSelectorView {
  private(set) var isGreenOn: Bool?
  private(set) var isYellowOn: Bool?
  private(set) var status = ""

  func show(isGreenOn: Bool) {
    // TODO: What is there to remember?
  }

  func show(isYellowOn: Bool) {
    // TODO: And here?
  }

  func show(status: String) {
    // TODO: And here?
  }
}

/// The tests; each gets a new presenter.
func presenterTests() -> [PresenterTest] {
  [
    PresenterTest("a colour that is on is named") { presenter in
      let view = SpyView()
      presenter.attach(view)
      presenter.turn(.green, on: true)
      return view.status == "Green"
    }
    // TODO: Write more tests, with a comma before each.
  ]
}
