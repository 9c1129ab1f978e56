import AppModels
import AppScreens
import Parity

/// A store of any state that a reducer changes, with one subscriber.
private final class Store<State, Gesture: ScreenGesture, Display: ScreenDisplay>: TellingMediator {
  private var state: State
  private let reduce: (inout State, Gesture) -> Void
  private let show: (State) -> Display
  var tell: ((Display) -> Void)?

  init(
    _ state: State, reduce: @escaping (inout State, Gesture) -> Void,
    show: @escaping (State) -> Display
  ) {
    (self.state, self.reduce, self.show) = (state, reduce, show)
  }

  var display: Display { show(state) }

  func perform(_ gesture: Gesture) {
    reduce(&state, gesture)
    tell?(display)
  }
}

extension RightScreen {
  /// A token calculator as a reducer in a store that knows no app.
  static let genericStore = RightScreen(
    "generic-store", of: "token",
    technique: "A store of any state is given a reducer, and a function to show the state."
  ) {
    ViewScreen(
      ToldView(
        Store(
          TokenCalculator(), reduce: { $0.perform($1) },
          show: { TokenCalculatorDisplay($0, total: $0.words()) })))
  }
}
