import AppModels
import AppScreens
import Synchronization

/// The selectors that are alive, in a table of the process that holds none of them.
private let registry = Mutex<Set<ObjectIdentifier>>([])

/// A selector that the whole process knows of, and nobody holds.
final class RegisteredSelector: PlainState {
  private var selector = ColourSelector()

  init() {
    let id = ObjectIdentifier(self)
    registry.withLock { _ = $0.insert(id) }
  }

  deinit {
    let id = ObjectIdentifier(self)
    registry.withLock { _ = $0.remove(id) }
  }

  var display: ColourSelectorDisplay { ColourSelectorDisplay(selector) }

  func perform(_ gesture: ColourSelectorGesture) { selector.perform(gesture) }
}
