import CGTK

extension Window {
  /// Has a handler called with each key before a widget gets it; the widget gets what is not handled.
  ///
  /// - Parameter handle: Gets the character of the key, that of Return and Escape too, and whether
  ///   Control is held down; returns whether it has handled the key.
  package func onKey(_ handle: @escaping (Character, _ isControl: Bool) -> Bool) {
    let controller = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    let callback: @convention(c) (gpointer?, guint, guint, guint, gpointer?) -> gboolean = {
      _, key, _, state, data in
      guard let data, let character = Character(key: key) else { return 0 }
      let handler = Unmanaged<KeyHandler>.fromOpaque(data).takeUnretainedValue()
      return handler.handle(character, state & GDK_CONTROL_MASK.rawValue != 0) ? 1 : 0
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(controller), "key-pressed",
      unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passRetained(KeyHandler(handle)).toOpaque(),
      { data, _ in if let data { Unmanaged<KeyHandler>.fromOpaque(data).release() } },
      GConnectFlags(rawValue: 0))
    gtk_widget_add_controller(self.handle.widget, controller)
    keyController = controller
  }

  /// Indicates whether keys go to a widget in this one, or to none.
  package func isFocus(in widget: any Widget) -> Bool {
    guard let focus = gtk_window_get_focus(handle.pointer(to: GtkWindow.self)) else { return true }
    return gtk_widget_is_ancestor(focus, widget.handle.widget) != 0
  }

  /// Closes the window, as the user does.
  package func close() {
    gtk_window_close(handle.pointer(to: GtkWindow.self))
  }
}

extension Widget {
  /// Gives the focus to the first widget in this one that can have it.
  package func focus() {
    gtk_widget_child_focus(handle.widget, GTK_DIR_TAB_FORWARD)
  }
}

/// A closure that C holds as data.
private final class KeyHandler {
  let handle: (Character, Bool) -> Bool

  init(_ handle: @escaping (Character, Bool) -> Bool) {
    self.handle = handle
  }
}

extension Character {
  /// The character of a key; nil if it has none.
  fileprivate init?(key: guint) {
    switch Int32(bitPattern: key) {
    case GDK_KEY_Return, GDK_KEY_KP_Enter: self = "\r"
    case GDK_KEY_Escape: self = "\u{1B}"
    default:
      let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key))
      guard let scalar, scalar.value > 0 else { return nil }
      self = Character(scalar)
    }
  }
}
