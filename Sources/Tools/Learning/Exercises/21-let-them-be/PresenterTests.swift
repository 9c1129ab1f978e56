// 21 let-them-be. Four tests find all eight faulty presenters, but correct ones fail them, too.
// You see:    8 of 8 faulty presenters found, 1 of 5 correct presenters passed
// You should: find the same eight, and pass all five. Four of the thirteen are in no file here.

import AppModels

/// A spy: a view that shows nothing, and remembers every value that it receives.
final class SpyView: ColourSelectorView {
  private(set) var received: [String] = []

  func show(isGreenOn: Bool) {
    received.append("green \(isGreenOn ? "on" : "off")")
  }

  func show(isYellowOn: Bool) {
    received.append("yellow \(isYellowOn ? "on" : "off")")
  }

  func show(status: String) {
    received.append(status)
  }
}

/// The tests; each gets a new presenter.
func presenterTests() -> [PresenterTest] {
  // TODO: What would a user notice? Each test asks for more than that.
  [
    PresenterTest("a first view shows everything") { presenter in
      let view = SpyView()
      presenter.attach(view)
      return view.received == ["green off", "yellow off", "Please choose a switch"]
    },
    PresenterTest("turns are shown") { presenter in
      let view = SpyView()
      presenter.attach(view)
      presenter.turn(.green, on: true)
      presenter.turn(.green, on: false)
      return view.received.dropFirst(3) == ["Green", "Please choose a switch"]
    },
    PresenterTest("green comes first") { presenter in
      let view = SpyView()
      presenter.attach(view)
      presenter.turn(.yellow, on: true)
      presenter.turn(.green, on: true)
      return view.received.dropFirst(3) == ["Yellow", "Green and Yellow"]
    },
    PresenterTest("a new view takes over") { presenter in
      let (old, new) = (SpyView(), SpyView())
      presenter.attach(old)
      presenter.attach(new)
      presenter.turn(.yellow, on: true)
      let isLeft = old.received.count == 3
      presenter.attach(old)
      let last = old.received.suffix(3)
      return isLeft && new.received.last == "Yellow"
        && last == ["green off", "yellow on", "Yellow"]
    },
  ]
}
