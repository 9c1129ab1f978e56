import AppScreens
import CGTK
import LongText

/// A field to type into, which holds texts of any length.
package final class Entry: Widget {
  package let handle: Handle
  private let buffer = long_text_new()
  private var handlers: [(String) -> Void] = []
  private var isHandlingEdit = false
  private var echo = Echo.none

  /// What becomes of the next `changed`.
  private enum Echo {
    /// It is sent for an edit.
    case none

    /// It is sent for the text that is being set.
    case now

    /// It is sent for a text that was set while an edit was handled: GTK puts it off until then.
    case later
  }

  /// The text, and whether the user has typed it.
  package private(set) var field = Field(wrappedValue: "")

  /// An empty field.
  package init() {
    handle = Handle(gtk_entry_new_with_buffer(buffer))
    g_object_unref(buffer)
    Signal.changed.connect(to: handle) { [weak self] in self?.handleChange() }
  }

  /// The text in the field, which code sets: `changed` is an echo then, and is suppressed.
  package var text: String {
    get { String(fromC: gtk_entry_buffer_get_text(buffer)) }
    set {
      echo = .now
      type(newValue)
      // Where `changed` has come at once, nothing more comes.
      echo = echo == .now && isHandlingEdit ? .later : .none
      field.wrappedValue = text
      gtk_editable_set_position(handle.opaque, -1)
    }
  }

  /// Puts a text into the field as a user does, which sends `changed`.
  package func type(_ text: String) {
    gtk_entry_buffer_set_text(buffer, text.forC, -1)
  }

  /// Sets the text if it is another; so a binding does not set what the user has just typed.
  package func update(_ text: String) {
    if text != self.text { self.text = text }
  }

  /// Has a handler called with each text that the user types.
  package func onEdit(_ handle: @escaping (String) -> Void) {
    handlers.append(handle)
  }

  private func handleChange() {
    guard echo == .none else {
      echo = .none
      return
    }
    isHandlingEdit = true
    field.type(text)
    for handle in handlers { handle(text) }
    isHandlingEdit = false
  }

  /// Has a handler called when the user presses Return.
  package func onReturn(_ handle: @escaping () -> Void) {
    Signal.returned.connect(to: self.handle, handle)
  }

  /// A sign at the beginning of the field, by its name among the icons.
  package func mark(with icon: String) -> Self {
    gtk_entry_set_icon_from_icon_name(
      handle.pointer(to: GtkEntry.self), GTK_ENTRY_ICON_PRIMARY, icon)
    return self
  }
}
