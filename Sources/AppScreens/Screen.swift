/// A screen as a person meets it, whatever pattern is behind it: act, look, and let the view change.
///
/// A screen holds its pattern's entry point and its world, and nothing else, so that the ownership
/// inside is the pattern's own. Screens are plain classes: use each from one isolation domain at a time.
public protocol Screen<Gesture, Display>: AnyObject {
  /// The gestures of a person.
  associatedtype Gesture: ScreenGesture

  /// The display that a person sees.
  associatedtype Display: ScreenDisplay

  /// The headless view that this screen puts before a person.
  associatedtype View: HeadlessView<Gesture, Display>

  /// The view a person sees now.
  var view: View { get }

  /// Does what a person does.
  func perform(_ gesture: Gesture)

  /// Lets the world do something.
  func deliver(_ event: Gesture.Event)

  /// Everything a person sees, and what the screen itself knows of the world.
  var display: Display { get }

  /// The world that acts on the screen, and that the screen's mediator has as its port.
  var world: any World<Gesture.Event> { get }

  /// The display as it is seen through a view of this screen.
  func display(through view: View) -> Display

  /// A second view beside the current one, just as up to date, if the pattern can serve two.
  func secondView() -> View?

  /// Replaces the view with a new one that shows the same, as after a rotation.
  func replaceView()
}

extension Screen {
  /// No second view: the pattern serves one view at a time.
  public func secondView() -> View? {
    nil
  }

  /// Does to the view what a person does.
  public func perform(_ gesture: Gesture) {
    view.perform(gesture)
  }

  /// Delivers an event to the screen's world.
  public func deliver(_ event: Gesture.Event) {
    world.deliver(event)
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
  /// A world in which nothing happens.
  public var world: any World<NoEvent> { NoWorld() }
}
