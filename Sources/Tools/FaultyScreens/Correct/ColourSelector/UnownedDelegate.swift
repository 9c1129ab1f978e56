import AppModels
import AppScreens
import Foundation

/// A controller whose views know it as `unowned`: it creates them, and outlives them while they are used.
final class UnownedDelegate: Screen {
  private var selector = ColourSelector()
  private(set) lazy var view = makeView()

  func replaceView() { view = makeView() }

  func view(_ view: UnowningView, didPerform gesture: ColourSelectorGesture) {
    selector.perform(gesture)
    view.display = ColourSelectorDisplay(selector)
  }

  private func makeView() -> UnowningView {
    UnowningView(delegate: self, display: ColourSelectorDisplay(selector))
  }
}

/// A view that knows its delegate as `unowned`, and owns a lock and a helper.
final class UnowningView: HeadlessView {
  private unowned let delegate: UnownedDelegate
  private let touches = TouchCount()
  var display: ColourSelectorDisplay

  init(delegate: UnownedDelegate, display: ColourSelectorDisplay) {
    self.delegate = delegate
    self.display = display
  }

  func perform(_ gesture: ColourSelectorGesture) {
    touches.add()
    delegate.view(self, didPerform: gesture)
  }
}

/// The number of touches, behind a lock.
class TouchCount {
  private let lock = NSLock()
  private var count = 0

  final func add() { lock.withLock { count += 1 } }
}

/// The number of touches of all views of a screen.
final class SharedTouchCount: TouchCount {}

/// A controller in MVC whose views own a lock and a helper, and share another; a view that is replaced
/// loses its delegate.
final class HelpedViews: Screen {
  private var selector = ColourSelector()
  private let touches = SharedTouchCount()
  private(set) lazy var view = makeView()

  func replaceView() {
    view.delegate = nil
    view = makeView()
  }

  func view(_ view: HelpedView, didPerform gesture: ColourSelectorGesture) {
    touches.add()
    selector.perform(gesture)
    view.display = ColourSelectorDisplay(selector)
  }

  private func makeView() -> HelpedView {
    let view = HelpedView(touches)
    view.delegate = self
    view.display = ColourSelectorDisplay(selector)
    return view
  }
}

/// A view with helpers, which keeps its delegate weakly.
final class HelpedView: HeadlessView {
  weak var delegate: HelpedViews?
  private let lock = NSRecursiveLock()
  private let own = TouchCount()
  private let shared: SharedTouchCount
  var display = ColourSelectorDisplay()

  init(_ shared: SharedTouchCount) { self.shared = shared }

  func perform(_ gesture: ColourSelectorGesture) {
    lock.withLock {
      own.add()
      delegate?.view(self, didPerform: gesture)
    }
  }
}
