import GTK

/// A screen that can be shown in another window than its own.
package protocol Placed {
  /// Takes the place in which its views are shown out of its own window.
  func takePlace() -> Slot
}

extension DesktopScreen: Placed {
  package func takePlace() -> Slot {
    window.show(nil)
    return place
  }
}
