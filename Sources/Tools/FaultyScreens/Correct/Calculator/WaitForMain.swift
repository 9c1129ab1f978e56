import AppScreens
import Foundation

/// A mediator that, on any other thread, waits until the main one has done what it has to.
final class WaitingMediator: Mediator<CalculatorState> {
  override func perform(_ gesture: CalculatorGesture) {
    if !Thread.isMainThread { DispatchQueue.main.sync {} }
    super.perform(gesture)
  }
}
