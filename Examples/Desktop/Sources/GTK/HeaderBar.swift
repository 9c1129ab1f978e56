import CGTK

/// The bar at the top of a window, which takes the place of its title.
package final class HeaderBar: Widget {
  package let handle: Handle

  /// A bar with widgets at its beginning and at its end.
  package init(start: [any Widget], end: [any Widget]) {
    handle = Handle(gtk_header_bar_new())
    gtk_header_bar_set_title_widget(handle.opaque, gtk_label_new(nil))
    for widget in start { gtk_header_bar_pack_start(handle.opaque, widget.handle.widget) }
    for widget in end { gtk_header_bar_pack_end(handle.opaque, widget.handle.widget) }
  }
}
