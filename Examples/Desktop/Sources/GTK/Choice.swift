import CGTK

/// A drop-down list with one chosen item.
package final class Choice: Widget {
  package let handle: Handle

  /// A choice among texts; at first, the first one is chosen.
  package init(of texts: [String]) {
    let list = gtk_string_list_new(nil)
    for text in texts { gtk_string_list_append(list, text.forC) }
    handle = Handle(gtk_drop_down_new(list, nil))
  }

  /// The position of the chosen item, from 0.
  package var chosen: Int {
    get { Int(gtk_drop_down_get_selected(handle.opaque)) }
    set { gtk_drop_down_set_selected(handle.opaque, guint(newValue)) }
  }

  /// Has a handler called when another item is chosen.
  package func onChoose(_ handle: @escaping () -> Void) {
    Signal.chosen.connect(to: self.handle, handle)
  }
}
