import Parity
import Temperature

extension Scenario<TemperatureGesture, TemperatureDisplay> {
  /// Edits, each with the text of the other field; the edited one shows the typed text.
  init(
    _ kind: Kind, _ name: String, _ edits: (String, String)...,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(kind, name, from: TemperatureDisplay(), edits, fileID: fileID, line: line) {
      display, gesture, other in
      switch gesture {
      case .editCelsius(let text): (display.celsius, display.fahrenheit) = (text, other)
      case .editFahrenheit(let text): (display.celsius, display.fahrenheit) = (other, text)
      }
    }
  }
}
