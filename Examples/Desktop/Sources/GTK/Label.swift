import CGTK

/// A text to read.
package final class Label: Widget {
  package let handle: Handle

  /// A label with a text.
  package init(_ text: String = "") {
    handle = Handle(gtk_label_new(text.forC))
    gtk_label_set_xalign(handle.opaque, 0)
  }

  /// The same label, with its text at the end, of which the beginning is left out where it is too long.
  package func showingEnd() -> Self {
    gtk_label_set_xalign(handle.opaque, 1)
    gtk_label_set_ellipsize(handle.opaque, PANGO_ELLIPSIZE_START)
    return self
  }

  /// The same label, on several lines where its text is too long for one.
  package func wrapping() -> Self {
    gtk_label_set_wrap(handle.opaque, 1)
    return self
  }

  /// The text on screen.
  package var text: String {
    get { String(fromC: gtk_label_get_text(handle.opaque)) }
    set { gtk_label_set_text(handle.opaque, newValue.forC) }
  }

  /// Shows a text, in which the first place of a part is in bold type and in a colour such as `#0f8a7f`.
  package func show(_ text: String, marking part: String, in colour: String) {
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
    let marked = "<span weight=\"bold\" color=\"\(colour)\">\(escaped(part))</span>"
    let markup = escaped(text).replacing(escaped(part), with: marked, maxReplacements: 1)
    gtk_label_set_markup(handle.opaque, markup.forC)
  }
}
