/// A screen as a person meets it, whatever pattern is behind it: act, look, and let the view change.
///
/// A screen holds its pattern's entry point and nothing else, so that the ownership inside is the
/// pattern's own. Screens are plain classes: use each from one isolation domain at a time.
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

  /// Everything a person sees.
  var display: Display { get }

  /// Another view beside the present one, up to date as it is, if the pattern can serve two at once.
  func secondView() -> View?

  /// Puts a new view in place of the present one, as after a rotation; it shows what the old one did.
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

  /// Everything the view shows.
  public var display: Display {
    view.display
  }
}
