import CGTK

extension Widget {
  /// Indicates whether the widget is visible to the user.
  package var isVisible: Bool {
    get { gtk_widget_get_visible(handle.widget) != 0 }
    set { gtk_widget_set_visible(handle.widget, newValue ? 1 : 0) }
  }

  /// The same widget, which leaves the focus where it is when it is clicked on.
  package func leavingFocus() -> Self {
    gtk_widget_set_focus_on_click(handle.widget, 0)
    return self
  }

  /// The text that is shown while the pointer rests on the widget.
  package var toolTip: String {
    get { String(fromC: gtk_widget_get_tooltip_text(handle.widget)) }
    set { gtk_widget_set_tooltip_text(handle.widget, newValue.forC) }
  }

  /// The same widget, with classes of the style sheet.
  package func styled(_ classes: String...) -> Self {
    for name in classes { gtk_widget_add_css_class(handle.widget, name) }
    return self
  }

  /// The same widget, taking all the room that is left.
  package func filling(width: Bool = true, height: Bool = false) -> Self {
    gtk_widget_set_hexpand(handle.widget, width ? 1 : 0)
    gtk_widget_set_vexpand(handle.widget, height ? 1 : 0)
    return self
  }

  /// The same widget, at least as large as this.
  package func atLeast(width: Int32 = -1, height: Int32 = -1) -> Self {
    gtk_widget_set_size_request(handle.widget, width, height)
    return self
  }
}
