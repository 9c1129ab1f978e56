import CGTK

/// A place for one widget at a time.
package final class Slot: Widget {
  package let handle = Handle(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))

  /// A place without a widget.
  package init() {}

  /// Shows a widget in place of the one before.
  package func show(_ content: any Widget) {
    let box = handle.pointer(to: GtkBox.self)
    if let other = gtk_widget_get_first_child(handle.widget) { gtk_box_remove(box, other) }
    gtk_box_append(box, content.handle.widget)
  }
}
