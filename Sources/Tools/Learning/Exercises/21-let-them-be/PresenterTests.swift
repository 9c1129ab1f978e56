// 21 let-them-be. Four tests find all five wrong presenters, and blame right ones, too.
// You see:    5 of 5 wrong presenters found, 1 of 3 right presenters left alone
// You should: find the same five, and leave all three alone.

import AppModels

/// A view that shows nothing, and remembers all that it is told.
final class RecordingView: ColourSelectorView {
  private(set) var told: [String] = []

  func show(_ colour: ColourSelector.Colour, isOn: Bool) {
    told.append("\(colour) \(isOn ? "on" : "off")")
  }

  func show(status: String) {
    told.append(status)
  }
}

/// The tests; each gets a new presenter.
func presenterTests() -> [PresenterTest] {
  // TODO: What would a person notice? Each test asks for more than that.
  [
    PresenterTest("a first view is brought up to date") { presenter in
      let view = RecordingView()
      presenter.attach(view)
      return view.told == ["green off", "yellow off", "Please choose a switch"]
    },
    PresenterTest("turns are told") { presenter in
      let view = RecordingView()
      presenter.attach(view)
      presenter.turn(.green, on: true)
      presenter.turn(.green, on: false)
      return view.told.dropFirst(3) == ["Green", "Please choose a switch"]
    },
    PresenterTest("green comes first") { presenter in
      let view = RecordingView()
      presenter.attach(view)
      presenter.turn(.yellow, on: true)
      presenter.turn(.green, on: true)
      return view.told.dropFirst(3) == ["Yellow", "Green and Yellow"]
    },
    PresenterTest("a new view takes over") { presenter in
      let (old, new) = (RecordingView(), RecordingView())
      presenter.attach(old)
      presenter.attach(new)
      presenter.turn(.yellow, on: true)
      presenter.attach(old)
      let last = old.told.suffix(3)
      return new.told.last == "Yellow" && last == ["green off", "yellow on", "Yellow"]
    },
  ]
}
