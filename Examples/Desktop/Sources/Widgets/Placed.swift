import GTK

/// A screen that can be shown in another window than its own.
public protocol Placed {
  /// Takes the place in which its views are shown out of its own window.
  func takePlace() -> Slot
}
