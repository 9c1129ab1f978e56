// 5 make-a-mess. One class does everything, and today that is the quickest way. Enjoy it.
// A user opens the screen, and turns the switches.
// They see:    no status, neither at first nor after a turn
// They should: Please choose a switch, Green, Yellow, or Green and Yellow
// An app may replace the view at any time, when a phone is turned or a list reuses a cell. Then
// replaceView() is called, and the new view shows what the old one did.

import AppScreens

/// The whole screen: it makes the widgets, handles each gesture, and sets what the widgets show.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView()

  init() {
    viewDidLoad()
  }

  func replaceView() {
    let old = view
    old.switchDidTurn = {}
    view = HeadlessColourSelectorView()
    (view.isGreenOn, view.isYellowOn) = (old.isGreenOn, old.isYellowOn)
    viewDidLoad()
  }

  private func viewDidLoad() {
    view.switchDidTurn = { [weak self] in self?.switchDidTurn() }
    // TODO: Which status is there before the user turns a switch?
  }

  private func switchDidTurn() {
    // TODO: Which status is right for these switches? Set view.status, the quickest way.
  }
}
