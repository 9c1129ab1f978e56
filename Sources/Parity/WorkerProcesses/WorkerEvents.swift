import AppScreens
import Foundation
import Synchronization

/// The events that a worker announces before they happen, unbuffered, so that they are known if it fails.
final class WorkerEvents: Sendable {
  private let descriptor: Int32
  private let lastScreen = Mutex<UInt64?>(nil)

  /// Events that go to a file descriptor.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes the answer to a request.
  func write(answer: [UInt8], to request: UInt64) {
    lastScreen.withLock { _ in write(Frame(kind: .answer, number: request, payload: answer)) }
  }

  /// Announces a screen, and gives it a number.
  func announceScreen(of pattern: String) -> UInt64 {
    let number = UInt64.random(in: .min ... .max)
    announce(.screen, pattern, on: number)
    return number
  }

  /// Announces that a screen is looked at, unless it was the last on which anything happened.
  func announceLook(at screen: UInt64) {
    lastScreen.withLock { last in
      guard last != screen else { return }
      last = screen
      write(Frame(kind: .look, number: screen, payload: []))
    }
  }

  /// Announces a step on a screen.
  func announce(_ step: String, on screen: UInt64) {
    announce(.step, step, on: screen)
  }

  private func announce(_ kind: Frame.Kind, _ text: String, on screen: UInt64) {
    lastScreen.withLock { last in
      last = screen
      write(Frame(kind: kind, number: screen, payload: Array(text.utf8)))
    }
  }

  /// Writes a frame, all of it.
  private func write(_ frame: Frame) {
    var rest = frame.bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { _exit(3) }  // Nobody listens any more.
      rest = rest.dropFirst(count)
    }
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

  func happen(_ event: Base.Gesture.Event) {
    events.announce(event.notation, on: number)
    base.happen(event)
  }

  var world: any World<Base.Gesture.Event> { base.world }

  func display(through view: Base.View) -> Base.Display {
    base.display(through: view)
  }

  func replaceView() {
    events.announce(Step<Base.Gesture>.replaceView.notation, on: number)
    base.replaceView()
  }

  var customMirror: Mirror {
    Mirror(self, children: ["base": base], displayStyle: .class)
  }
}
