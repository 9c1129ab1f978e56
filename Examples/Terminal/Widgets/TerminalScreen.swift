import AppScreens

/// A screen on the terminal: a view, its service, and how another view takes the place of one.
package final class TerminalScreen<View: AdaptedView>: Screen {
  package private(set) var view: View
  package let headlessService: any HeadlessService<View.Gesture.Event>
  private let next: (View) -> View
  private let second: (View) -> View?

  /// A screen with its first view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - service: The service of the screen.
  ///   - second: Makes a view beside one, where the pattern can serve two.
  ///   - next: Makes the view that takes the place of one.
  package init(
    _ view: View, with service: any HeadlessService<View.Gesture.Event>,
    second: @escaping (View) -> View? = { _ in nil }, next: @escaping (View) -> View
  ) {
    (self.view, self.headlessService, self.second, self.next) = (view, service, second, next)
  }

  package func secondView() -> View? { second(view) }

  package func replaceView() {
    view = next(view)
  }
}
