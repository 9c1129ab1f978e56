import AppModels
import AppScreens

/// A display that can be read off widgets.
package protocol WidgetDisplay: ScreenDisplay {
  /// The gestures on the same screen.
  associatedtype Gesture: ScreenGesture

  /// The display that widgets show, each found by its name.
  init(_ widget: (String) -> (any TerminalWidget)?)
}

extension TokenCalculatorDisplay: WidgetDisplay {
  package typealias Gesture = TokenCalculatorGesture

  package init(_ widget: (String) -> (any TerminalWidget)?) {
    self.init(
      separators: widget("separators")?.text ?? "", input: widget("input")?.text ?? "",
      total: widget("total")?.text ?? "")
  }
}

extension CalculatorDisplay: WidgetDisplay {
  package typealias Gesture = CalculatorGesture

  package init(_ widget: (String) -> (any TerminalWidget)?) {
    self.init(text: widget("text")?.text ?? "")
  }
}

extension ColourSelectorDisplay: WidgetDisplay {
  package typealias Gesture = ColourSelectorGesture

  package init(_ widget: (String) -> (any TerminalWidget)?) {
    self.init(
      green: widget("green")?.text == "on", yellow: widget("yellow")?.text == "on",
      status: widget("status")?.text ?? "")
  }
}

extension AddressFormDisplay: WidgetDisplay {
  package typealias Gesture = AddressFormGesture

  package init(_ widget: (String) -> (any TerminalWidget)?) {
    self.init()
    for part in Address.Part.allCases { self[part] = widget(part.rawValue)?.text ?? "" }
    address = widget("address")?.text ?? ""
    message = widget("message")?.text ?? ""
  }
}

extension MusicSearchDisplay: WidgetDisplay {
  package typealias Gesture = MusicSearchGesture

  package init(_ widget: (String) -> (any TerminalWidget)?) {
    self.init()
    query = widget("query")?.text ?? ""
    status = widget("status")?.text ?? ""
    retry = widget("retry")?.text == "on"
    rows = ((widget("rows") as? List)?.rows ?? []).map { cells in
      Row(song: cells[1], artist: cells[2], album: cells[3], date: cells[0], picture: cells[4])
    }
  }
}
