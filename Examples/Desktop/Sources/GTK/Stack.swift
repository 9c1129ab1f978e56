import CGTK

/// Widgets beside or below each other.
package final class Stack: Widget {
  /// The direction in which the widgets follow each other.
  package enum Direction {
    /// Beside each other.
    case across

    /// Below each other.
    case down
  }

  package let handle: Handle

  /// Widgets in a direction, with room between them.
  package init(_ direction: Direction, spacing: Int32 = 12, _ widgets: [any Widget]) {
    let orientation =
      switch direction {
      case .across: GTK_ORIENTATION_HORIZONTAL
      case .down: GTK_ORIENTATION_VERTICAL
      }
    handle = Handle(gtk_box_new(orientation, spacing))
    for widget in widgets { gtk_box_append(handle.pointer(to: GtkBox.self), widget.handle.widget) }
  }
}
