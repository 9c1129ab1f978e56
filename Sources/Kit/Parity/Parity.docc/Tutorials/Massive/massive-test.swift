import AppModels
import Testing

@testable import Massive

/// A view that writes down what it is told.
private final class RecordingView: ColourSelectorView {
  private(set) var shown: [String] = []

  func show(_ colour: ColourSelector.Colour, isOn: Bool) {
    shown.append("\(colour) \(isOn ? "on" : "off")")
  }

  func show(status: String) {
    shown.append(status)
  }
}

@Test
func `turning green on says so`() {
  let view = RecordingView()
  let presenter = ColourSelectorPresenter()
  presenter.attach(view)
  presenter.turn(.green, on: true)
  #expect(view.shown == ["green off", "yellow off", "Please choose a switch", "Green"])
}
