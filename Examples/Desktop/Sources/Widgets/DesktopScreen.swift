import AppScreens
import GTK

/// A screen in a window: whatever is done to it is done to its widgets, on the main thread.
public final class DesktopScreen<View: DesktopView>: Screen, Placed {
  public private(set) var view: View
  public let world: any World<View.Gesture.Event>
  private let window = Window()
  private let place = Slot().styled("screen")
  private let next: (View) -> View
  private let second: (View) -> View?

  /// A screen with its first view, a maker of the view that replaces one, and of one beside it.
  public init(
    in world: any World<View.Gesture.Event>, first: View,
    next: @escaping (View) -> View, second: @escaping (View) -> View? = { _ in nil }
  ) {
    (self.world, view, self.next, self.second) = (world, first, next, second)
    place.show(first.widgets.root)
    window.show(place)
  }

  deinit { onMainThread { window.destroy() } }

  public func deliver(_ event: View.Gesture.Event) { onMainThread { world.deliver(event) } }

  public func display(through view: View) -> View.Display {
    onMainThread { view.widgets.display(in: world) }
  }

  public func secondView() -> View? { onMainThread { second(view) } }

  public func replaceView() {
    onMainThread {
      view = next(view)
      place.show(view.widgets.root)
    }
  }

  public func takePlace() -> Slot {
    window.show(nil)
    return place
  }
}
