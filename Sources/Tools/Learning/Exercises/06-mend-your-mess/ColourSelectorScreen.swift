// 6 mend-your-mess. It works, but a test of its text needs the widgets. Make three roles of it:
// 1. The model `ColourSelector` keeps the switches: `turn(_:on:)` changes one, `isOn(_:)` reads it.
// 2. A presenter owns the model, chooses the text, and knows the view weakly, by a protocol.
// 3. The view owns the presenter, and only calls it; the screen owns the view. Or use your own 5.

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
