/// A view that asks for its display at each look; an old one stays as it was.
final class AskingView<State: PlainState & AnyObject>: ReplaceableView {
  private var state: State
  private var last: State.Display?

  init(_ state: State) { self.state = state }

  convenience init(replacing view: AskingView) {
    view.last = view.state.display
    self.init(view.state)
  }

  var display: State.Display { last ?? state.display }

  func perform(_ gesture: State.Gesture) { state.perform(gesture) }
}
