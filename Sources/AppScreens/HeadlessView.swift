/// A view without pixels: its widgets are values, which a test can act on and read.
///
/// It is equipment for tests, commands and lessons; a real view (UIKit, SwiftUI) takes its place.
public protocol HeadlessView<Gesture, Display>: AnyObject {
  /// The gestures of the user.
  associatedtype Gesture: ScreenGesture

  /// The display that the user sees.
  associatedtype Display: ScreenDisplay

  /// Changes the widget that the user touches, as a toolkit does, and calls the mediator.
  func perform(_ gesture: Gesture)

  /// Everything the widgets show.
  var display: Display { get }
}
