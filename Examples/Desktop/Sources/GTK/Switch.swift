import CGTK

/// A switch to turn on and off.
package final class Switch: Widget {
  package let handle: Handle
  private var isShowing = false

  /// A switch that is off.
  package init() {
    handle = Handle(gtk_switch_new())
    gtk_widget_set_valign(handle.widget, GTK_ALIGN_CENTER)
  }

  /// The position of the switch.
  ///
  /// Setting another one sends `notify::active`, as a click does.
  package var isOn: Bool {
    get { gtk_switch_get_active(handle.opaque) != 0 }
    set { gtk_switch_set_active(handle.opaque, newValue ? 1 : 0) }
  }

  /// Has a handler called with each position to which the user turns the switch.
  package func onTurn(_ handle: @escaping (Bool) -> Void) {
    Signal.turned.connect(to: self.handle) { [weak self] in
      if let self, !isShowing { handle(isOn) }
    }
  }

  /// Shows a position to which the user has not turned the switch.
  package func show(isOn: Bool) {
    isShowing = true
    self.isOn = isOn
    isShowing = false
  }
}
