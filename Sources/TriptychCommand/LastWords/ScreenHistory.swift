import Parity
import Synchronization
import TextLayout

/// A screen by its pattern and its app, and the steps taken on it, if they are noted.
final class ScreenHistory: Sendable {
  private let pattern: String
  private let app: String
  private let steps = Mutex<[@Sendable () -> String]>([])

  init(of app: String, in pattern: String) {
    (self.app, self.pattern) = (app, pattern)
  }

  /// Notes a step before it is taken.
  func note(_ step: @escaping @Sendable () -> String) {
    steps.withLock { $0.append(step) }
    isLast()
  }

  /// Notes that something happens on this screen now.
  func isLast() {
    LastWords.current.withLock { $0 = self }
  }

  /// The words on an end of the process here, such as `trapped`.
  func words(_ end: String, invocation: String) -> String {
    let notations = steps.withLock { $0 }.shortened {
      $0().quotedExcerpt
    } leavingOut: {
      "… \($0.counted("step")) more …"
    }
    let place = notations.isEmpty ? "" : " after \(notations.joined(separator: ", "))"
    return """
      The \(app) screen of \(pattern) \(end)\(place).
      To have it told with as few steps as show it, and the rest checked as well:
        $ \(invocation) verify \(app) --isolated
      """
  }
}
