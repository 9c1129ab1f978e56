import AppScreens
import UIKit

/// Makes screens with a service of their own.
@MainActor
func screen<
  Gesture: ScreenGesture, Display: ScreenDisplay, Service: HeadlessService<Gesture.Event>
>(
  _: Gesture.Type, with makeService: @escaping @MainActor () -> Service,
  _ look: @escaping @MainActor (UIView) -> Display,
  _ makeWidgets: @escaping @MainActor (Service) -> () -> UIView
) -> @MainActor () -> WidgetScreen<Gesture, Display> {
  {
    let service = makeService()
    return WidgetScreen(with: service, look: look, makeWidgets: makeWidgets(service))
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
