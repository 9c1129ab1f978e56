import AppScreens
import GTK

/// A view of a pattern on real widgets; with a person's hands and eyes on them, rules can be checked.
package protocol DesktopView: HeadlessView {
  /// The widgets of the app.
  associatedtype Widgets: DesktopWidgets<Gesture, Display>

  /// The widgets that this view tells its mediator about, and on which it shows things.
  var widgets: Widgets { get }
}

/// The widgets of an app, the same in each pattern, with a person's hands and eyes.
///
/// To whoever looks for mediators and models behind a view, they are a part of the world.
package protocol DesktopWidgets<Gesture, Display>: WorldPart {
  /// The gestures of a person.
  associatedtype Gesture: ScreenGesture

  /// The display that a person sees.
  associatedtype Display: ScreenDisplay

  /// The widgets, laid out.
  var root: Stack { get }

  /// Does to a widget what a person does, so that its signal is sent.
  func perform(_ gesture: Gesture)

  /// Everything a person sees, read off the widgets.
  var display: Display { get }

  /// The same, with what only the screen knows of its world.
  func display(in world: any World<Gesture.Event>) -> Display
}

extension DesktopWidgets {
  /// The widgets.
  package var title: String { "widgets" }

  /// Everything a person sees.
  package func display(in world: any World<Gesture.Event>) -> Display {
    display
  }
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
