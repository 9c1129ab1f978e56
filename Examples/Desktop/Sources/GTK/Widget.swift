import CGTK

/// A widget of GTK's.
package protocol Widget: AnyObject {
  /// The reference that keeps the widget alive.
  var handle: Handle { get }
}

/// A counted reference to a widget, which is released on the main thread.
package final class Handle {
  let widget: UnsafeMutablePointer<GtkWidget>

  /// A reference to a widget that has just been made.
  init(_ widget: UnsafeMutablePointer<GtkWidget>?) {
    guard let widget else { preconditionFailure("GTK has made no widget") }
    self.widget = widget
    g_object_ref_sink(widget)
  }

  deinit {
    onMainThread { g_object_unref(widget) }
  }

  /// The widget as C knows it that keeps its structure to itself.
  var opaque: OpaquePointer { OpaquePointer(widget) }

  /// The widget as C knows it that lets its structure be seen.
  func pointer<Kind>(to _: Kind.Type) -> UnsafeMutablePointer<Kind> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Kind.self)
  }
}
