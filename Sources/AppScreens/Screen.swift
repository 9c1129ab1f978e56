/// One screen of an app in one pattern: it creates the objects, and tests use it as a user would.
///
/// A screen owns its pattern's entry point and its service, and nothing else, so that the ownership
/// inside is the pattern's own. Screens are plain classes: use each from one isolation domain at a time.
public protocol Screen<Gesture, Display>: AnyObject {
  /// The gestures of the user.
  associatedtype Gesture: ScreenGesture

  /// The display that the user sees.
  associatedtype Display: ScreenDisplay

  /// The headless view that the user sees.
  associatedtype View: HeadlessView<Gesture, Display>

  /// The current view.
  var view: View { get }

  /// Performs a gesture of the user.
  func perform(_ gesture: Gesture)

  /// Delivers an external event.
  func deliver(_ event: Gesture.Event)

  /// Everything that the user sees.
  var display: Display { get }

  /// The service or store of the screen, which is injected into the mediator.
  var headlessService: any HeadlessService<Gesture.Event> { get }

  /// A second view beside the current one, just as up to date, as in a second window; nil where a mediator
  /// serves one view at a time.
  func secondView() -> View?

  /// Replaces the view with a new one that shows the same, as when a window is opened again.
  func replaceView()
}

extension Screen {
  /// No second view.
  public func secondView() -> View? {
    nil
  }

  /// Performs the gesture on the view.
  public func perform(_ gesture: Gesture) {
    view.perform(gesture)
  }

  /// Delivers the event to the service.
  public func deliver(_ event: Gesture.Event) {
    headlessService.deliver(event)
  }

  /// Everything the view shows.
  public var display: Display {
    view.display
  }

  /// What is compared after each step: what the user sees, and the state of the service.
  public var widgets: [Widget] {
    display.widgets + headlessService.widgets
  }
}

extension Screen where Gesture.Event == Never {
  /// No service.
  public var headlessService: any HeadlessService<Never> { NoService() }
}
