import AppScreens

/// A view of no pattern: it holds the whole state, and hands a new view a copy.
final class PlainView<State: PlainState>: ReplaceableView {
  private var state: State
  private let world: PlainWorld<State>

  init(_ state: State, in world: PlainWorld<State>) {
    self.state = state
    self.world = world
    world.view = self
  }

  convenience init(replacing view: PlainView) { self.init(view.state, in: view.world) }

  var display: State.Display { state.display }
  func perform(_ gesture: State.Gesture) { state.perform(gesture) }
  func happen(_ event: State.Gesture.Event) { state.happen(event) }
  func answerWithdrawn(failing isFailing: Bool) { state.answerWithdrawn(failing: isFailing) }
}

/// A world that is part of a plain state: the view in place takes every event.
final class PlainWorld<State: PlainState>: World {
  fileprivate(set) weak var view: PlainView<State>?

  func happen(_ event: State.Gesture.Event) { view?.happen(event) }
  var parts: [AnyObject] { [self] }
  var awaited: [String] { [] }
  func answerWithdrawn(failing isFailing: Bool) { view?.answerWithdrawn(failing: isFailing) }
}

/// A screen as a value: the rules of its app, and the words for their results.
protocol PlainState {
  associatedtype Gesture: ScreenGesture
  associatedtype Display: ScreenDisplay

  /// The display.
  var display: Display { get }

  /// Performs a gesture.
  mutating func perform(_ gesture: Gesture)

  /// Lets an event happen.
  mutating func happen(_ event: Gesture.Event)

  /// Answers every request that was withdrawn, in its place.
  mutating func answerWithdrawn(failing isFailing: Bool)
}

extension PlainState {
  /// No requests that could be withdrawn.
  func answerWithdrawn(failing isFailing: Bool) {}
}

extension PlainState where Gesture.Event == NoEvent {
  /// Never called, as there is no event.
  func happen(_ event: NoEvent) {}
}
