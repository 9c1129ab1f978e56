import AppScreens
import Foundation

extension WalkBatch {
  /// Takes the walks on screens that have their pauses together: after a first half of the steps, and
  /// after the second.
  ///
  /// A display that changes in a pause is a fault, and nothing more is waited for where each screen has one. The
  /// display at the very end is handed out after all others.
  /// Nothing is decided if the main queue is not served, since nothing put off can be waited for there.
  func takeWithPauses(_ see: (State?) -> Void, _ end: (Trail<State>) -> Void) {
    var screens = walks.map { PausedScreen($0, makeScreen()) }
    let pause = pause * (walks.first?.pauseShare ?? 1)
    var isServed = true
    for part in 1...2 {
      for index in screens.indices { screens[index].proceed(part: part, of: 2) }
      let start = ContinuousClock.now
      for moment in 1...20 where isServed && !screens.allSatisfy({ $0.fault != nil }) {
        let left = Double(moment) / 20 * pause - (ContinuousClock.now - start) / .seconds(1)
        isServed = MainThread.pause(max(0, left))
        for index in screens.indices { screens[index].look() }
      }
    }
    for screen in screens {
      for display in screen.displays { see(display) }
      see(screen.state)
      var trail = Trail<State>()
      if let fault = screen.fault {
        trail.ending = .wrong(.fault(fault))
      } else if !isServed {
        trail.ending = .notRun("nothing runs the main queue here")
      }
      end(trail)
    }
  }
}

/// A screen on which steps are taken a few at a time.
private struct PausedScreen<Gesture: ScreenGesture, Display: ScreenDisplay> {
  private let walk: Walk<Gesture>
  private let screen: any Screen<Gesture, Display>

  /// What is shown now.
  var state: ScreenState<Display> { screen.state }

  private(set) var displays: [ScreenState<Display>]
  private(set) var fault: Fault?

  init(_ walk: Walk<Gesture>, _ screen: any Screen<Gesture, Display>) {
    (self.walk, self.screen) = (walk, screen)
    displays = [screen.state]
  }

  /// Takes the steps up to a part of all.
  mutating func proceed(part: Int, of parts: Int) {
    let count = walk.steps.count * part / parts
    while displays.count <= count {
      screen.take(walk.steps[displays.count - 1])
      displays.append(screen.state)
    }
  }

  /// Looks whether the display is still what it was before the pause.
  mutating func look() {
    let (shown, expected) = (screen.state, displays[displays.count - 1])
    guard fault == nil, shown != expected else { return }
    guard !shown.movesCursor(unlike: expected) else {
      displays[displays.count - 1] = shown
      return
    }
    fault = Fault(
      steps: displays.count - 1, expected: expected.summary(where: shown),
      shown: "\(shown.summary(where: expected)) a moment later, without any step",
      isOfDisplays: true)
  }
}
