import AppScreens

/// One app as its state, its messages, an update and a view.
///
/// All four are values and pure functions, and know nothing of their callers.
protocol Program {
  /// The state of the app.
  associatedtype State

  /// An event in the app.
  associatedtype Message

  /// A person's gesture, which the view turns into a message.
  associatedtype Gesture: ScreenGesture where Gesture.Event == NoEvent

  /// The display that a person sees.
  associatedtype Display: ScreenDisplay

  /// The initial state.
  static var initial: State { get }

  /// Turns a gesture into a message.
  static func message(for gesture: Gesture) -> Message

  /// Changes the state by a message.
  static func update(_ state: inout State, _ message: Message)

  /// Makes the display of a state.
  static func view(_ state: State) -> Display
}
