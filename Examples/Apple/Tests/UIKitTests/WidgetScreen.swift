import AppScreens
import UIKit

/// A view of UIKit, whose widgets are touched and read as by a user.
@MainActor
final class WidgetView<Gesture: ScreenGesture, Display: ScreenDisplay>: @MainActor HeadlessView {
  private let widgets: UIView
  private let look: (UIView) -> Display

  init(widgets: UIView, look: @escaping (UIView) -> Display) {
    (self.widgets, self.look) = (widgets, look)
  }

  func perform(_ gesture: Gesture) { widgets.perform(gesture.notation) }

  var display: Display { look(widgets) }
}

/// A screen of such views, made by a function that keeps what they have in common.
@MainActor
final class WidgetScreen<Gesture: ScreenGesture, Display: ScreenDisplay>: @MainActor Screen {
  let headlessService: any HeadlessService<Gesture.Event>
  private(set) var view: WidgetView<Gesture, Display>
  private let makeView: () -> WidgetView<Gesture, Display>

  init(
    with service: any HeadlessService<Gesture.Event>,
    look: @escaping (UIView) -> Display, makeWidgets: @escaping () -> UIView
  ) {
    headlessService = service
    makeView = { WidgetView(widgets: makeWidgets(), look: look) }
    view = makeView()
  }

  func replaceView() { view = makeView() }
}
