/// A view without pixels: a person's hands and eyes on the widgets it stands for.
///
/// It is equipment for tests, commands and lessons; a real view (UIKit, SwiftUI) takes its place.
public protocol HeadlessView<Gesture, Display>: AnyObject {
  /// The gestures of a person.
  associatedtype Gesture: ScreenGesture

  /// The display that a person sees.
  associatedtype Display: ScreenDisplay

  /// Changes the widget the person touched, and tells the view's mediator.
  func perform(_ gesture: Gesture)

  /// Everything the widgets show.
  var display: Display { get }
}
