import AppScreens

/// A display that can be read off widgets.
package protocol WidgetDisplay: ScreenDisplay {
  /// The gestures on the same screen.
  associatedtype Gesture: ScreenGesture

  /// The display that a view's widgets show.
  init(on view: some TerminalView)
}

extension TerminalView {
  /// The text of the widget of a name.
  fileprivate subscript(name: String) -> String { widget(name)?.text ?? "" }

  /// The text field of a name.
  fileprivate func field(_ name: String) -> Field {
    (widget(name) as? TextField)?.field ?? Field(wrappedValue: "")
  }
}

extension TokenCalculatorDisplay: WidgetDisplay {
  package typealias Gesture = TokenCalculatorGesture

  package init(on view: some TerminalView) {
    self.init()
    ($separators, $input) = (view.field("separators"), view.field("input"))
    total = view["total"]
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
    ($street, $city) = (view.field("street"), view.field("city"))
    ($state, $zip) = (view.field("state"), view.field("zip"))
    (address, message) = (view["address"], view["message"])
  }
}

extension MusicSearchDisplay: WidgetDisplay {
  package typealias Gesture = MusicSearchGesture

  package init(on view: some TerminalView) {
    self.init()
    ($query, status, retry) = (view.field("query"), view["status"], view["retry"] == "on")
    rows = (view.widget("rows") as? SongList)?.rows ?? []
  }
}
