import CGTK
import LongText

/// A field to type into, which holds texts of any length.
package final class Entry: Widget {
  package let handle: Handle
  private let buffer = long_text_new()
  private var isShowing = false

  /// An empty field.
  package init() {
    handle = Handle(gtk_entry_new_with_buffer(buffer))
    g_object_unref(buffer)
  }

  /// The text in the field.
  ///
  /// Setting it sends `changed`, as typing does.
  package var text: String {
    get { String(fromC: gtk_entry_buffer_get_text(buffer)) }
    set { gtk_entry_buffer_set_text(buffer, newValue.forC, -1) }
  }

  /// Has a handler called with each text that the user types.
  package func onEdit(_ handle: @escaping (String) -> Void) {
    Signal.changed.connect(to: self.handle) { [weak self] in
      if let self, !isShowing { handle(text) }
    }
  }

  /// Has a handler called when the user presses Return.
  package func onReturn(_ handle: @escaping () -> Void) {
    Signal.returned.connect(to: self.handle, handle)
  }

  /// Shows a text that the user has not typed: `changed` is an echo then, and is suppressed.
  ///
  /// The text that is there already is left alone, and with it the cursor.
  package func show(_ text: String) {
    guard text != self.text else { return }
    isShowing = true
    self.text = text
    isShowing = false
    gtk_editable_set_position(handle.opaque, -1)
  }

  /// A sign at the beginning of the field, by its name among the icons.
  package func mark(with icon: String) -> Self {
    gtk_entry_set_icon_from_icon_name(
      handle.pointer(to: GtkEntry.self), GTK_ENTRY_ICON_PRIMARY, icon)
    return self
  }
}
