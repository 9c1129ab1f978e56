import AppModels
import AppScreens
import Parity
import Synchronization

/// A mediator whose model is behind a lock, where no reflection sees it.
private final class LockedMediator: TellingMediator {
  private let selector = Mutex(ColourSelector())
  var tell: ((ColourSelectorDisplay) -> Void)?

  var display: ColourSelectorDisplay { ColourSelectorDisplay(selector.withLock { $0 }) }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn): selector.withLock { $0.turn(colour, on: isOn) }
    }
    tell?(display)
  }
}

extension RightScreen {
  /// A colour selector whose state cannot be seen from outside.
  static let behindALock = RightScreen(
    "behind-a-lock", of: "colour",
    technique: "The model is behind a lock, so that its state is out of reflection's sight."
  ) {
    ViewScreen(ToldView(LockedMediator()))
  }
}
