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
