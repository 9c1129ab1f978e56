import AppScreens
import GTK

/// A screen that can be shown in another window than its own.
package protocol Placed {
  /// Takes the place in which its views are shown out of its own window.
  func takePlace() -> Slot

  /// Has a handler called with the notation of each gesture that is made on its views.
  func onGesture(_ handle: @escaping (String) -> Void)
}

extension DesktopScreen: Placed {
  package func takePlace() -> Slot {
    window.show(nil)
    return place
  }

  package func onGesture(_ handle: @escaping (String) -> Void) {
    report = { handle($0.notation) }
    view.widgets.onGesture { handle($0.notation) }
  }
}
