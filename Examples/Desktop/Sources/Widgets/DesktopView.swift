import AppScreens
import GTK

/// A view of a pattern on real widgets, on which the kit can check rules.
package protocol DesktopView: HeadlessView {
  /// The widgets of the app.
  associatedtype Widgets: DesktopWidgets<Gesture, Display>

  /// The widgets whose signals reach the mediator, and on which the view shows its values.
  var widgets: Widgets { get }
}

/// The widgets of an app, the same in each pattern, as a user touches and reads them.
///
/// Where mediators and models are looked for, they count as a part of a service.
package protocol DesktopWidgets<Gesture, Display>: ServicePart {
  /// The gestures of a user.
  associatedtype Gesture: ScreenGesture

  /// The display that a user sees.
  associatedtype Display: ScreenDisplay

  /// The widgets, laid out.
  var root: Stack { get }

  /// Does to a widget what a user does, so that its signal is sent.
  func perform(_ gesture: Gesture)

  /// Has a handler called with each gesture that is made on a widget.
  func onGesture(_ handle: @escaping (Gesture) -> Void)

  /// Everything a user sees, read from the widgets.
  var display: Display { get }
}

extension DesktopWidgets {
  /// The widgets.
  package var title: String { "widgets" }
}

extension DesktopView {
  /// Makes the gesture on the widgets.
  package func perform(_ gesture: Gesture) {
    onMainThread { widgets.perform(gesture) }
  }

  /// Everything the widgets show.
  package var display: Display {
    onMainThread { widgets.display }
  }
}
