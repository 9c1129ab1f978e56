import AppScreens
import Foundation
import HostileScreens
import Synchronization
import TriptychParity
import TriptychTestSupport

/// A colour selector that tells every view that is still alive.
final class BroadcastingScreen: Screen {
  private struct Listener {
    weak var view: BroadcastView?
  }

  private let base = FaultyColourScreen(.none)
  private(set) var view = BroadcastView()
  private var listeners: [Listener] = []

  init() {
    replaceView()
  }

  func perform(_ gesture: ColourSelectorGesture) {
    base.perform(gesture)
    for listener in listeners { listener.view?.display = base.display }
  }

  func replaceView() {
    view = BroadcastView()
    view.display = base.display
    listeners.append(Listener(view: view))
  }
}

final class BroadcastView: HeadlessView {
  var display = ColourSelectorDisplay()

  func perform(_ gesture: ColourSelectorGesture) {}
}

/// A colour selector that shows everything right, but a moment later.
final class LateScreen: Screen {
  private(set) var view: LateView
  private let base = FaultyColourScreen(.none)
  private let isLate: Bool

  init(isLate: Bool) {
    self.isLate = isLate
    view = LateView(base.display)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    base.perform(gesture)
    if isLate { view.showLater(base.display) } else { view.show(base.display) }
  }

  func replaceView() {
    base.replaceView()
    view = LateView(base.display)
  }
}

/// A colour selector that ignores each turn until what the one before has put off is done.
final class BusyScreen: Screen {
  private let base = FaultyColourScreen(.none)
  private let work = Work()

  var view: FaultyView { base.view }

  func perform(_ gesture: ColourSelectorGesture) {
    if !work.isPutOff.withLock(\.self) { base.perform(gesture) }
    work.isPutOff.withLock { $0 = true }
    RunLoop.current.perform { [work] in work.isPutOff.withLock { $0 = false } }
  }

  func replaceView() { base.replaceView() }

  private final class Work: Sendable {
    let isPutOff = Mutex(false)
  }
}

/// The number of screens that were made.
final class ScreenCount: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}

final class LateView: HeadlessView, Sendable {
  private let shown: Mutex<ColourSelectorDisplay>
  var display: ColourSelectorDisplay { shown.withLock(\.self) }

  init(_ display: ColourSelectorDisplay) {
    shown = Mutex(display)
  }

  func perform(_ gesture: ColourSelectorGesture) {}

  func show(_ display: ColourSelectorDisplay) {
    shown.withLock { $0 = display }
  }

  func showLater(_ display: ColourSelectorDisplay) {
    RunLoop.current.perform { self.show(display) }
  }
}
