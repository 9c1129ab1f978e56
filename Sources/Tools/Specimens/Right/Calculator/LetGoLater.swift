import AppModels
import AppScreens
import Foundation
import Parity
import Synchronization

/// A record of what was pressed, which another thread puts away when the calculator goes.
private final class PressedKeys: Sendable {
  private let keys = Mutex<[Calculator.Key]>([])

  /// Adds a key; only the last twenty are kept.
  func add(_ key: Calculator.Key) {
    keys.withLock { $0 = ($0 + [key]).suffix(20) }
  }
}

private final class RecordingMediator: TellingMediator {
  private let pressed = PressedKeys()
  private var calculator = Calculator()
  private(set) var display = CalculatorDisplay(text: "0") { didSet { tell?(display) } }
  var tell: ((CalculatorDisplay) -> Void)?

  deinit {
    let pressed = pressed
    Thread.detachNewThread {
      usleep(5_000)
      withExtendedLifetime(pressed) {}
    }
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key):
      pressed.add(key)
      display.text = calculator.text(after: key)
    }
  }
}

extension RightScreen {
  /// A calculator of which a part goes a moment after the screen.
  static let letGoLater = RightScreen(
    "let-go-later", of: "four-function",
    technique: "A thread lets go of a record a moment after the screen."
  ) {
    ViewScreen(ToldView(RecordingMediator()))
  }
}
