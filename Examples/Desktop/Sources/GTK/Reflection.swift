extension Handle: CustomReflectable {
  /// Nothing: where a widget is in memory is no state of a screen.
  package var customMirror: Mirror { Mirror(self, children: []) }
}

extension Label: CustomReflectable {
  /// The text, which GTK keeps.
  package var customMirror: Mirror { Mirror(self, children: ["text": onMainThread { text }]) }
}

extension Entry: CustomReflectable {
  /// The text, which GTK keeps.
  package var customMirror: Mirror { Mirror(self, children: ["text": onMainThread { text }]) }
}

extension Switch: CustomReflectable {
  /// The position, which GTK keeps.
  package var customMirror: Mirror { Mirror(self, children: ["isOn": onMainThread { isOn }]) }
}
