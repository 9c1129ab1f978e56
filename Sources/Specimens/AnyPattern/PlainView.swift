import AppScreens

/// A view of no pattern: it holds the whole state, and hands a new view a copy.
final class PlainView<State: PlainState>: ReplaceableView {
  private var state: State

  init(_ state: State) { self.state = state }
  convenience init(replacing view: PlainView) { self.init(view.state) }

  var display: State.Display { state.display }
  func perform(_ gesture: State.Gesture) { state.perform(gesture) }
}

/// A screen as a value: the rules of its app, and the words for their results.
protocol PlainState {
  associatedtype Gesture: ScreenGesture
  associatedtype Display: ScreenDisplay

  /// The display.
  var display: Display { get }

  /// Performs a gesture.
  mutating func perform(_ gesture: Gesture)
}
