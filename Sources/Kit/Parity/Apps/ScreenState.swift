import AppScreens

/// What is compared after each step: what the user sees, and the state of the service beside it.
public struct ScreenState<Display: ScreenDisplay>: ScreenDisplay {
  /// Everything that the user sees.
  public var display: Display

  /// The state of the service; nothing for an app without one.
  public var service: [Widget]

  /// A display beside the state of a service.
  public init(_ display: Display, service: [Widget] = []) {
    (self.display, self.service) = (display, service)
  }

  /// A display on which nothing has been shown yet, without a service.
  public init() {
    self.init(Display())
  }

  /// The widgets of the display, and those of the service.
  public var widgets: [Widget] { display.widgets + service }
}

extension Screen {
  /// What the user sees now, and the state of the service.
  public var state: ScreenState<Display> {
    ScreenState(display, service: Gesture.Event.self == Never.self ? [] : headlessService.widgets)
  }
}
