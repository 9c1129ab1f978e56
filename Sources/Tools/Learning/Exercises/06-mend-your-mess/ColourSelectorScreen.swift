// 6 mend-your-mess. This is what 5 may look like; paste your own class over the first, if you like.
// It works. But a test of the status text needs the widgets, too.
// Make of it a view, a presenter, and the model `ColourSelector` (`turn(_:on:)`, `selection`).
// The view owns the presenter, which knows it by a protocol. The screen owns the view alone.

import AppModels
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
    switchDidTurn()
  }

  private func switchDidTurn() {
    // TODO: Which object should know the switches that are on, and which should choose the text?
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
