import AppScreens

/// One app as its state, its messages, an update and a view.
///
/// All four are values and pure functions, and know nothing of their callers. A program with a service
/// returns commands from its update, and names the runtime that carries them out.
protocol Program {
  /// The state of the app.
  associatedtype State

  /// An event in the app.
  associatedtype Message

  /// The user's gesture, which the view turns into a message.
  associatedtype Gesture: ScreenGesture

  /// The display that the user sees.
  associatedtype Display: ScreenDisplay

  /// The commands to the service that an update returns; nothing unless it returns some.
  associatedtype Commands = Void

  /// The part that uses the service; none unless the program names one.
  associatedtype Runtime: ProgramRuntime = NoRuntime<Message>
  where Runtime.Message == Message, Runtime.Commands == Commands

  /// The initial state.
  static var initial: State { get }

  /// Turns a gesture into a message.
  static func message(for gesture: Gesture) -> Message

  /// Types what a gesture types; nothing where a display has no text field.
  static func type(_ gesture: Gesture, on display: inout Display)

  /// Changes the state by a message, and returns the commands that follow from it.
  static func update(_ state: inout State, _ message: Message) -> Commands

  /// Shows a state on a display; a field that has the right text is not set, as the user may be typing.
  static func view(_ state: State, on display: inout Display)
}

extension Program {
  static func type(_ gesture: Gesture, on display: inout Display) {}
}
