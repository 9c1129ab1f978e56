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

  /// Everything that the user sees, and what the screen itself knows of the service.
  var display: Display { get }

  /// The service or store of the screen, which is injected into the mediator.
  var headlessService: any HeadlessService<Gesture.Event> { get }

  /// The display as it is seen through a view of this screen.
  func display(through view: View) -> Display

  /// A second view beside the current one, just as up to date, if the pattern can serve two.
  func secondView() -> View?

  /// Replaces the view with a new one that shows the same, as when a window is opened again.
  func replaceView()
}

extension Screen {
  /// No second view: the pattern serves one view at a time.
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

  /// Everything that is seen through the current view.
  public var display: Display {
    display(through: view)
  }

  /// Everything the view shows.
  public func display(through view: View) -> Display {
    view.display
  }
}

extension Screen where Gesture.Event == NoEvent {
  /// No service.
  public var headlessService: any HeadlessService<NoEvent> { NoService() }
}
