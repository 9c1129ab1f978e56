import AppModels
import AppScreens

/// A display that can be read off widgets.
package protocol WidgetDisplay: ScreenDisplay {
  /// The gestures on the same screen.
  associatedtype Gesture: ScreenGesture

  /// The display that a view's widgets show.
  init(on view: some TerminalView)

  /// The display with what no view shows, but its screen knows of the service.
  func completed(by service: AnyObject) -> Self
}

extension WidgetDisplay {
  package func completed(by service: AnyObject) -> Self { self }
}

extension TerminalView {
  /// The text of the widget of a name.
  fileprivate subscript(name: String) -> String { widget(name)?.text ?? "" }
}

extension TokenCalculatorDisplay: WidgetDisplay {
  package typealias Gesture = TokenCalculatorGesture

  package init(on view: some TerminalView) {
    self.init(separators: view["separators"], input: view["input"], total: view["total"])
  }
}

extension CalculatorDisplay: WidgetDisplay {
  package typealias Gesture = CalculatorGesture

  package init(on view: some TerminalView) {
    self.init(text: view["text"])
  }
}

extension ColourSelectorDisplay: WidgetDisplay {
  package typealias Gesture = ColourSelectorGesture

  package init(on view: some TerminalView) {
    self.init(
      green: view["green"] == "on", yellow: view["yellow"] == "on", status: view["status"])
  }
}

extension AddressFormDisplay: WidgetDisplay {
  package typealias Gesture = AddressFormGesture

  package init(on view: some TerminalView) {
    self.init()
    for part in Address.Part.allCases { self[part] = view[part.rawValue] }
    (address, message) = (view["address"], view["message"])
  }
}

extension MusicSearchDisplay: WidgetDisplay {
  package typealias Gesture = MusicSearchGesture

  package init(on view: some TerminalView) {
    self.init()
    (query, status, retry) = (view["query"], view["status"], view["retry"] == "on")
    rows = (view.widget("rows") as? SongList)?.rows ?? []
  }

  package func completed(by service: AnyObject) -> Self {
    var display = self
    display.asked = (service as? HeadlessMusicService)?.asked ?? ""
    return display
  }
}
