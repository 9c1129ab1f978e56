import CGTK

/// A window, which GTK keeps until it is destroyed.
public final class Window {
  private let handle: Handle

  /// A window that is not on screen yet.
  public init() {
    handle = Handle(gtk_window_new())
  }

  /// The widget that fills the window.
  public func show(_ content: any Widget) {
    gtk_window_set_child(handle.pointer(to: GtkWindow.self), content.handle.widget)
  }

  /// Puts the window on screen.
  public func present() {
    gtk_window_present(handle.pointer(to: GtkWindow.self))
  }

  /// Takes the window off the screen, and has GTK let go of it.
  public func destroy() {
    gtk_window_destroy(handle.pointer(to: GtkWindow.self))
  }
}
