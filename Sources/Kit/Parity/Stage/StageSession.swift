import AppScreens
import Foundation

/// A worker's side of a stage, for whichever app.
protocol StageRunner {
  /// Does what is asked for, in order; returns what is seen at each look, coded.
  func run(_ operations: [StageOperation]) throws -> Data
}

/// An answer that is too long to be given.
struct StageFlood: Error {
  let bytes: Int
}

/// A worker's side of a stage: the screens that stand on it.
final class StageSession<Subject: AppDefinition>: StageRunner {
  private typealias Subscreen = any Screen<Subject.Gesture, Subject.Display>

  private let makeScreen: @Sendable () -> any Screen<Subject.Gesture, Subject.Display>
  private var screens: [Int: (screen: Subscreen, views: Int)] = [:]

  /// A stage on which no screen stands.
  init(
    _: Subject, _ makeScreen: @escaping @Sendable () -> any Screen<Subject.Gesture, Subject.Display>
  ) {
    self.makeScreen = makeScreen
  }

  /// The most bytes of text that are taken for a display.
  private static var displayLimit: Int { 1 << 20 }

  func run(_ operations: [StageOperation]) throws -> Data {
    var looks: [StageLook<Subject.Display>] = []
    for operation in operations {
      switch operation {
      case .make(let number): screens[number] = (makeScreen(), 1)
      case .letGo(let number): screens[number] = nil
      case .step(let number, let notation):
        for step in try Step<Subject.Gesture>.read(notation) { try take(step, on: number) }
      case .answerWithdrawn(let number, let isFailing):
        try screen(number).screen.world.answerWithdrawn(failing: isFailing)
      case .look(let number):
        let (screen, views) = try screen(number)
        let display = screen.display
        let bytes = display.widgets.reduce(0) { $0 + $1.text.utf8.count }
        guard bytes <= Self.displayLimit else { throw StageFlood(bytes: bytes) }
        looks.append(StageLook(display: display, views: views))
      }
    }
    return try JSONEncoder().encode(looks)
  }

  private func take(_ step: Step<Subject.Gesture>, on number: Int) throws {
    let screen = try screen(number).screen
    guard step == .replaceView else { return screen.take(step) }
    // The old view is held until it is compared, for a new one could have its address.
    let old: AnyObject = screen.view
    screen.take(step)
    if screen.view !== old { screens[number]?.views += 1 }
  }

  private func screen(_ number: Int) throws -> (screen: Subscreen, views: Int) {
    guard let found = screens[number] else { throw ProcessFailure.unusable("no screen was made") }
    return found
  }
}
