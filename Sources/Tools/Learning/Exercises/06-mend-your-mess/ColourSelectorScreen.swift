// 6 mend-your-mess. This is what 5 may look like; paste your own class over the first, if you like.
// It works. But who wants to test the words needs the widgets, too.
// Make of it a view, a presenter, and the model `ColourSelector` (`turn(_:on:)`, `selection`).
// The view holds the presenter, which knows it by a protocol. The screen keeps the view alone.

import AppModels
import AppScreens

/// The whole screen: it puts up the widgets, hears of each gesture, and sets what the widgets show.
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
    switchDidTurn()
  }

  private func switchDidTurn() {
    // TODO: Who should know which switches are on, and who should find the words?
    view.status =
      switch (view.isGreenOn, view.isYellowOn) {
      case (false, false): "Please choose a switch"
      case (true, false): "Green"
      case (false, true): "Yellow"
      case (true, true): "Green and Yellow"
      }
  }
}

/// Two switches, which keep their own positions, and a label.
final class HeadlessColourSelectorView: HeadlessView {
  var (isGreenOn, isYellowOn, status) = (false, false, "")
  var switchDidTurn: () -> Void = {}

  var display: ColourSelectorDisplay {
    ColourSelectorDisplay(green: isGreenOn, yellow: isYellowOn, status: status)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(.green, let isOn): isGreenOn = isOn
    case .turn(.yellow, let isOn): isYellowOn = isOn
    }
    switchDidTurn()
  }
}
