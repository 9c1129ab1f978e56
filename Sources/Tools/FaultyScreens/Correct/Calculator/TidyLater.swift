import AppModels
import AppScreens
import Foundation
import Synchronization

/// A mediator that keeps what was pressed, and forgets most of it when the main queue comes to that.
final class TidyMediator: Mediator<CalculatorState> {
  private let pressed = Pressed()

  override func perform(_ gesture: CalculatorGesture) {
    pressed.keys.withLock { $0.append(gesture.key) }
    DispatchQueue.main.async { [pressed] in pressed.keys.withLock { $0 = $0.suffix(20) } }
    super.perform(gesture)
  }

  private final class Pressed: Sendable {
    let keys = Mutex<[Calculator.Key]>([])
  }
}
