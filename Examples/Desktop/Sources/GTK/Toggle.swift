import CGTK

/// A button that stays down until it is pressed again.
package final class Toggle: Widget {
  package let handle: Handle
  private var button: UnsafeMutablePointer<GtkToggleButton> {
    handle.pointer(to: GtkToggleButton.self)
  }

  /// A button with a text, which is not down.
  package init(_ text: String) {
    handle = Handle(gtk_toggle_button_new_with_label(text.forC))
  }

  /// Indicates whether it is down.
  ///
  /// Setting this sends `notify::active`, as a click does.
  package var isDown: Bool {
    get { gtk_toggle_button_get_active(button) != 0 }
    set { gtk_toggle_button_set_active(button, newValue ? 1 : 0) }
  }

  /// Has a handler called each time that it goes down or up.
  package func onToggle(_ handle: @escaping () -> Void) {
    Signal.turned.connect(to: self.handle, handle)
  }
}
