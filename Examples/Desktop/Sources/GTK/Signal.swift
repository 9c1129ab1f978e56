import CGTK

/// A signal of a widget, with the form in which GTK calls its handlers.
///
/// C does not check that form: every signal in use is here once.
struct Signal {
  private let name: String
  private let callback: GCallback

  /// A button was clicked.
  static var clicked: Signal { Signal("clicked") }

  /// Return was pressed in an entry.
  static var returned: Signal { Signal("activate") }

  /// The text of an entry changed, whoever changed it.
  static var changed: Signal { Signal("changed") }

  /// The user closes a window.
  static var closed: Signal { Signal(request: "close-request") }

  /// A switch was turned, whoever turned it.
  static var turned: Signal { Signal(property: "active") }

  /// Another item of a list was chosen, whoever chose it.
  static var chosen: Signal { Signal(property: "selected") }

  /// A signal whose handlers get the widget and their data.
  private init(_ name: String) {
    let call: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in Handler.call(data) }
    self.name = name
    callback = unsafeBitCast(call, to: GCallback.self)
  }

  /// The signal of a property, whose handlers get the widget, the property and their data.
  private init(property: String) {
    let call: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      Handler.call(data)
    }
    name = "notify::\(property)"
    callback = unsafeBitCast(call, to: GCallback.self)
  }

  /// A signal whose handlers get the widget and their data, and let GTK continue by 0.
  private init(request name: String) {
    let call: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      Handler.call(data)
      return 0
    }
    self.name = name
    callback = unsafeBitCast(call, to: GCallback.self)
  }

  /// Has a handler called from now on; the widget holds it until it goes.
  func connect(to widget: Handle, _ handle: @escaping () -> Void) {
    g_signal_connect_data(
      widget.widget, name, callback, Handler(handle).retained,
      { data, _ in Handler.release(data) }, GConnectFlags(rawValue: 0))
  }
}
