import CGTK

/// A widget that scrolls where it is larger than its place.
package final class Scroll: Widget {
  package let handle = Handle(gtk_scrolled_window_new())

  /// A place in which a widget scrolls.
  package init(_ content: any Widget) {
    gtk_scrolled_window_set_child(handle.opaque, content.handle.widget)
  }
}
