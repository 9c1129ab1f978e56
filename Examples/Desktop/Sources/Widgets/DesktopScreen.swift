import AppScreens
import GTK

/// A screen in a window: whatever is done to it is done to its widgets, on the main thread.
package final class DesktopScreen<View: DesktopView>: Screen {
  package private(set) var view: View
  package let headlessService: any HeadlessService<View.Gesture.Event>
  let window = Window()
  let place = Slot().styled("screen")
  /// Gets the gestures that are made on the views, if they are wanted.
  var report: ((View.Gesture) -> Void)?

  private let next: (View) -> View
  private let second: (View) -> View?

  /// A screen with its first view, a maker of the view that replaces one, and of one beside it.
  package init(
    with service: any HeadlessService<View.Gesture.Event>, first: View,
    next: @escaping (View) -> View, second: @escaping (View) -> View? = { _ in nil }
  ) {
    (self.headlessService, view, self.next, self.second) = (service, first, next, second)
    place.show(first.widgets.root)
    window.show(place)
  }

  deinit { onMainThread { window.destroy() } }

  package func deliver(_ event: View.Gesture.Event) {
    onMainThread { headlessService.deliver(event) }
  }

  package func secondView() -> View? { onMainThread { second(view) } }

  package func replaceView() {
    onMainThread {
      view = next(view)
      place.show(view.widgets.root)
      if let report { view.widgets.onGesture(report) }
    }
  }
}
