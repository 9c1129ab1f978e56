import AppScreens

/// A view on the terminal.
package protocol TerminalView: AnyObject {
  /// The widgets, from top to bottom.
  var widgets: [any TerminalWidget] { get }
}

extension TerminalView {
  /// The widget of a name.
  package func widget(_ name: String) -> (any TerminalWidget)? {
    widgets.first { $0.name == name }
  }
}

/// A view on the terminal as the kit uses it: by its widgets alone.
///
/// A gesture is what a user does to a widget; the display is read from what widgets show.
package protocol AdaptedView: TerminalView, HeadlessView
where Display: WidgetDisplay, Gesture == Display.Gesture {}

extension AdaptedView {
  /// Does to the widgets what a user does.
  package func perform(_ gesture: Display.Gesture) {
    let notation = gesture.notation
    _ = widgets.contains { $0.perform(notation) }
  }

  /// Everything that the widgets show.
  package var display: Display { Display(on: self) }
}
