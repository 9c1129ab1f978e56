import AppScreens

/// A screen on the terminal: a view, the world, and how another view takes the place of one.
package final class TerminalScreen<View: AdaptedView>: Screen {
  package private(set) var view: View
  package let world: any World<View.Gesture.Event>
  private let next: (View) -> View
  private let second: (View) -> View?

  /// A screen with its first view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - world: The world that acts on it.
  ///   - second: Makes a view beside one, where the pattern can serve two.
  ///   - next: Makes the view that takes the place of one.
  package init(
    _ view: View, in world: any World<View.Gesture.Event>,
    second: @escaping (View) -> View? = { _ in nil }, next: @escaping (View) -> View
  ) {
    (self.view, self.world, self.second, self.next) = (view, world, second, next)
  }

  package func secondView() -> View? { second(view) }

  package func replaceView() {
    view = next(view)
  }

  package func display(through view: View) -> View.Display {
    view.display.seen(in: world)
  }
}
