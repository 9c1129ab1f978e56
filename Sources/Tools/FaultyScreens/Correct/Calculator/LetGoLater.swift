import AppModels
import AppScreens
import Foundation
import Synchronization

/// A record of what was pressed, which another thread puts away when the calculator goes.
final class PressedKeys: Sendable {
  private let keys = Mutex<[Calculator.Key]>([])

  /// Adds a key; only the last twenty are kept.
  func add(_ key: Calculator.Key) {
    keys.withLock { $0 = ($0 + [key]).suffix(20) }
  }
}

/// A mediator of which a part goes a moment after the screen.
final class RecordingMediator: Mediator<CalculatorState> {
  private let pressed = PressedKeys()

  deinit {
    let pressed = pressed
    Thread.detachNewThread {
      usleep(5_000)
      withExtendedLifetime(pressed) {}
    }
  }

  override func perform(_ gesture: CalculatorGesture) {
    pressed.add(gesture.key)
    super.perform(gesture)
  }
}
