import AppScreens
import Foundation

/// The events that a worker announces before they happen, unbuffered, so that they are known if it fails.
struct WorkerEvents {
  /// The file descriptor to which they go.
  let descriptor: Int32

  /// Writes a frame, all of it.
  func write(_ frame: Frame) {
    var rest = frame.bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { _exit(3) }  // Nobody listens any more.
      rest = rest.dropFirst(count)
    }
  }

  /// Announces a screen, and gives it a number.
  func announceScreen(of pattern: String) -> UInt64 {
    let number = UInt64.random(in: .min ... .max)
    write(Frame(kind: .screen, number: number, payload: Array(pattern.utf8)))
    return number
  }

  /// Announces that a screen is looked at.
  func announceLook(at screen: UInt64) {
    write(Frame(kind: .look, number: screen, payload: []))
  }

  /// Announces a step on a screen.
  func announce(_ step: String, on screen: UInt64) {
    write(Frame(kind: .step, number: screen, payload: Array(step.utf8)))
  }
}

/// A screen whose steps and looks are announced beforehand; to reflection it is what it holds.
final class AnnouncingScreen<Base: Screen>: Screen, CustomReflectable {
  private let base: Base
  private let events: WorkerEvents
  private let number: UInt64

  init(_ base: Base, number: UInt64, in events: WorkerEvents) {
    self.base = base
    self.number = number
    self.events = events
  }

  var view: Base.View {
    events.announceLook(at: number)
    return base.view
  }

  var display: Base.Display {
    events.announceLook(at: number)
    return base.display
  }

  func perform(_ gesture: Base.Gesture) {
    events.announce(gesture.notation, on: number)
    base.perform(gesture)
  }

  func replaceView() {
    events.announce(Step<Base.Gesture>.replaceView.notation, on: number)
    base.replaceView()
  }

  var customMirror: Mirror {
    Mirror(self, children: ["base": base], displayStyle: .class)
  }
}
