import AppScreens

/// A store of any state that a reducer changes; it knows no app.
struct Store<State, Gesture: ScreenGesture, Display: ScreenDisplay>: PlainState {
  var state: State
  let reduce: (inout State, Gesture) -> Void
  let show: (State) -> Display

  var display: Display { show(state) }

  mutating func perform(_ gesture: Gesture) { reduce(&state, gesture) }
}
