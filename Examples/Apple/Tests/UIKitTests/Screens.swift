import AppScreens
import UIKit

/// Makes screens in a world of their own, on the main thread, where the tests are.
@MainActor
func screen<Gesture: ScreenGesture, Display: ScreenDisplay, Home: World<Gesture.Event>>(
  _: Gesture.Type, in makeWorld: @escaping @MainActor () -> Home,
  _ look: @escaping @MainActor (UIView) -> Display,
  complete: @escaping @MainActor (Display, any World) -> Display = { display, _ in display },
  _ makeWidgets: @escaping @MainActor (Home) -> () -> UIView
) -> @Sendable () -> WidgetScreen<Gesture, Display> {
  {
    MainActor.assumeIsolated {
      let world = makeWorld()
      return WidgetScreen(
        in: world, look: look, complete: complete, makeWidgets: makeWidgets(world))
    }
  }
}

/// Makes the views of a controller, which is made for the first and takes each that follows.
@MainActor
func views<View: UIView, Controller>(
  _ makeView: @escaping @autoclosure () -> View, _ makeController: @escaping (View) -> Controller,
  _ replace: @escaping (Controller, View) -> Void
) -> () -> UIView {
  var controller: Controller?
  return {
    let view = makeView()
    if let controller { replace(controller, view) } else { controller = makeController(view) }
    return view
  }
}
