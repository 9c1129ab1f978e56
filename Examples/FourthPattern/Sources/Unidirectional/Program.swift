import AppScreens

/// One app, as four answers: what there is to know, what can happen, what then, and what is seen.
///
/// All four are values and pure functions; nothing here knows who calls it.
protocol Program {
  /// All there is to know.
  associatedtype State

  /// What can happen.
  associatedtype Message

  /// What a person can do, which the view turns into messages.
  associatedtype Gesture: ScreenGesture

  /// What a person sees.
  associatedtype Display: ScreenDisplay

  /// What is known at first.
  static var initial: State { get }

  /// What happens when a person does something.
  static func message(for gesture: Gesture) -> Message

  /// What is known after something has happened.
  static func update(_ state: inout State, _ message: Message)

  /// What is seen of what is known.
  static func view(_ state: State) -> Display
}
