import CGTK

/// A window, which GTK keeps until it is destroyed.
package final class Window {
  let handle = Handle(gtk_window_new())
  /// What gets the keys first, if anything does.
  var keyController: OpaquePointer?

  private var window: UnsafeMutablePointer<GtkWindow> { handle.pointer(to: GtkWindow.self) }

  /// A window that is not on screen yet.
  package init() {}

  /// Puts a bar in place of the title.
  package func setHeader(_ header: HeaderBar) {
    gtk_window_set_titlebar(window, header.handle.widget)
  }

  /// Fills the window with a widget, or with none.
  package func show(_ content: (any Widget)?) {
    gtk_window_set_child(window, content?.handle.widget)
  }

  /// Puts the window on screen, as small as its widgets let it be.
  package func present() {
    shrink()
    gtk_window_present(window)
  }

  /// Makes the window as small as its widgets let it be.
  package func shrink() {
    gtk_window_set_default_size(window, -1, -1)
  }

  /// Indicates whether the window is on screen and has a size.
  package var isOnScreen: Bool {
    gtk_widget_get_mapped(handle.widget) != 0 && gtk_widget_get_width(handle.widget) > 0
  }

  /// Has a handler called when the user closes the window.
  package func onClose(_ handle: @escaping () -> Void) {
    Signal.closed.connect(to: self.handle, handle)
  }

  /// Takes the window off the screen, and has GTK release it.
  package func destroy() {
    gtk_window_destroy(window)
  }
}
