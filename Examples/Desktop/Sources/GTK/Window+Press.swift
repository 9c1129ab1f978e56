import CGTK

extension Window {
  /// Presses a key, as a user does: the handler of keys gets it first; what that leaves goes to the widget that has
  /// the focus, which Return activates.
  package func press(_ key: Character, isControl: Bool = false) {
    let isHandled = keyController.map { Self.send(key, isControl: isControl, to: $0) } ?? false
    guard !isHandled, key == "\r",
      let focus = gtk_window_get_focus(handle.pointer(to: GtkWindow.self))
    else { return }
    // The field of an entry has a signal of its own for Return, which is not that for other widgets.
    let field = gtk_text_get_type()
    let instance = UnsafeMutableRawPointer(focus).assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, field) != 0 else {
      gtk_widget_activate(focus)
      return
    }
    var value = GValue()
    g_value_init(&value, field)
    g_value_set_object(&value, focus)
    g_signal_emitv(&value, g_signal_lookup("activate", field), 0, nil)
    g_value_unset(&value)
  }

  /// Sends a key to a controller; returns whether it has handled the key.
  private static func send(
    _ key: Character, isControl: Bool, to controller: OpaquePointer
  ) -> Bool {
    let type = gtk_event_controller_key_get_type()
    var values = [GValue](repeating: GValue(), count: 4)
    g_value_init(&values[0], type)
    g_value_set_object(&values[0], UnsafeMutableRawPointer(controller))
    for index in 1...2 { g_value_init(&values[index], fundamental(7)) }
    g_value_set_uint(&values[1], code(of: key))
    g_value_init(&values[3], gdk_modifier_type_get_type())
    g_value_set_flags(&values[3], isControl ? GDK_CONTROL_MASK.rawValue : 0)
    var answer = GValue()
    g_value_init(&answer, fundamental(5))
    g_signal_emitv(&values, g_signal_lookup("key-pressed", type), 0, &answer)
    for index in values.indices { g_value_unset(&values[index]) }
    return g_value_get_boolean(&answer) != 0
  }

  /// A type of GLib's by its number: 5 is that of truth values, 7 that of numbers without a sign.
  private static func fundamental(_ number: GType) -> GType { number << 2 }

  private static func code(of key: Character) -> guint {
    switch key {
    case "\r": guint(GDK_KEY_Return)
    case "\u{1B}": guint(GDK_KEY_Escape)
    default: gdk_unicode_to_keyval(key.unicodeScalars.first?.value ?? 0)
    }
  }
}
