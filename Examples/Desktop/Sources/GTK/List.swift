import CGTK

/// Rows below each other, which scroll.
package final class List: Widget {
  package let handle: Handle
  private let box: Handle

  /// A list without rows.
  package init() {
    box = Handle(gtk_list_box_new())
    handle = Handle(gtk_scrolled_window_new())
    gtk_list_box_set_selection_mode(box.opaque, GTK_SELECTION_NONE)
    gtk_scrolled_window_set_has_frame(handle.opaque, 1)
    gtk_scrolled_window_set_child(handle.opaque, box.widget)
  }

  /// Shows these rows in place of those before.
  package func show(_ rows: [any Widget]) {
    while let row = gtk_list_box_get_row_at_index(box.opaque, 0) {
      let widget = UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self)
      gtk_list_box_remove(box.opaque, widget)
    }
    for row in rows { gtk_list_box_append(box.opaque, row.handle.widget) }
  }
}
