import CGTK

/// A button to press.
package final class Button: Widget {
  package let handle: Handle

  /// A button with a text.
  package init(_ text: String) {
    handle = Handle(gtk_button_new_with_label(text.forC))
  }

  /// Has a handler called at each click.
  package func onClick(_ handle: @escaping () -> Void) {
    Signal.clicked.connect(to: self.handle, handle)
  }

  /// Clicks, as a user does; nothing happens unless the button is there.
  ///
  /// A button on screen goes down for a moment.
  package func click() {
    guard isVisible else { return }
    if gtk_widget_get_mapped(handle.widget) != 0 { flash() }
    let type = gtk_button_get_type()
    var button = GValue()
    g_value_init(&button, type)
    g_value_set_object(&button, handle.widget)
    g_signal_emitv(&button, g_signal_lookup("clicked", type), 0, nil)
    g_value_unset(&button)
  }

  private func flash() {
    gtk_widget_set_state_flags(handle.widget, GTK_STATE_FLAG_ACTIVE, 0)
    _ = Loop.after(milliseconds: 250) { [handle] in
      gtk_widget_unset_state_flags(handle.widget, GTK_STATE_FLAG_ACTIVE)
    }
  }
}
