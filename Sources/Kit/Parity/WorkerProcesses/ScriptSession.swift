import AppScreens
import Foundation

/// A worker's side of a search, for whichever app.
protocol ScriptRunner {
  /// Does what is asked for, in order.
  func run(_ operations: [ScriptOperation]) throws -> ScriptAnswer
}

/// A worker's side of a search: the screen that it is at, and the states that it has met.
final class ScriptSession<Subject: AppDefinition>: ScriptRunner {
  private let makeScreen: @Sendable () -> any Screen<Subject.Gesture, Subject.Display>
  private var screen: (any Screen<Subject.Gesture, Subject.Display>)?
  private var states: [Fingerprint: Int] = [:]

  /// A session that has not yet made a screen.
  init(
    _: Subject, _ makeScreen: @escaping @Sendable () -> any Screen<Subject.Gesture, Subject.Display>
  ) {
    self.makeScreen = makeScreen
  }

  /// Does what is asked for, in order.
  func run(_ operations: [ScriptOperation]) throws -> ScriptAnswer {
    var displays: [Subject.Display] = []
    var answer = ScriptAnswer(displays: "", states: [], isWhole: true)
    for operation in operations {
      switch operation {
      case .renew:
        screen = nil
        screen = makeScreen()
        continue
      case .enter(let number):
        Surroundings(number).enter()
        continue
      case .step, .look, .lookAtState: break
      }
      guard let screen else { throw ProcessFailure.unusable("no screen was made") }
      switch operation {
      case .renew, .enter: break
      case .step(let notation):
        for step in try Step<Subject.Gesture>.read(notation) { screen.take(step) }
      case .look: displays.append(screen.display)
      case .lookAtState:
        displays.append(screen.display)
        let fingerprint = Fingerprint(of: [screen])
        let state = states[fingerprint] ?? states.count
        states[fingerprint] = state
        answer.states.append(state)
        answer.isWhole = answer.isWhole && fingerprint.isWhole
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    answer.displays = String(decoding: try encoder.encode(displays), as: UTF8.self)
    return answer
  }
}
