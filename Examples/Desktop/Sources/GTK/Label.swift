import CGTK

/// A text to read.
public final class Label: Widget {
  public let handle: Handle

  /// A label with a text.
  public init(_ text: String = "") {
    handle = Handle(gtk_label_new(text.forC))
    gtk_label_set_xalign(handle.opaque, 0)
  }

  /// The text on screen.
  public var text: String {
    get { String(fromC: gtk_label_get_text(handle.opaque)) }
    set { gtk_label_set_text(handle.opaque, newValue.forC) }
  }
}
