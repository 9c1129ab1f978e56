import AppModels
import AppScreens
import Parity

extension ColourSelectorApp {
  static let choose = "Please choose a switch"
  static let both = "Green and Yellow"
}

extension Scenario<ColourSelectorGesture, ColourSelectorDisplay> {
  /// Turns, each with the status that follows; the switches stay where they were turned.
  init(
    _ kind: Kind, _ name: String, repeating count: Int = 1, _ turns: (String, String)...,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      kind, name,
      from: ColourSelectorDisplay(green: false, yellow: false, status: ColourSelectorApp.choose),
      Array(repeating: turns, count: count).flatMap { $0 }, fileID: fileID,
      line: line
    ) { display, gesture, status in
      switch gesture {
      case .turn(.green, let isOn): display.green = isOn
      case .turn(.yellow, let isOn): display.yellow = isOn
      }
      display.status = status
    }
  }
}
