import AppScreens

/// A view of no pattern: it keeps all there is to know, and hands a new view a copy.
final class PlainView<State: PlainState>: ReplaceableView {
  private var state: State

  init(_ state: State) { self.state = state }
  convenience init(replacing view: PlainView) { self.init(view.state) }

  var display: State.Display { state.display }
  func perform(_ gesture: State.Gesture) { state.perform(gesture) }
}

/// A screen as a value: the rules of its app, and the words in which it shows what came of them.
protocol PlainState {
  associatedtype Gesture: ScreenGesture
  associatedtype Display: ScreenDisplay

  /// What a person sees.
  var display: Display { get }

  /// Does what a person does.
  mutating func perform(_ gesture: Gesture)
}
