import AppModels
import AppScreens
import Synchronization

/// A selector whose model is behind a lock, where no reflection sees it.
final class LockedSelector: PlainState {
  private let selector = Mutex(ColourSelector())

  var display: ColourSelectorDisplay { ColourSelectorDisplay(selector.withLock { $0 }) }

  func perform(_ gesture: ColourSelectorGesture) { selector.withLock { $0.perform(gesture) } }
}

extension ColourSelector {
  /// Takes a gesture.
  mutating func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn): turn(colour, on: isOn)
    }
  }
}

extension ColourSelectorDisplay {
  /// The switches of a selector, and its status in words.
  init(_ selector: ColourSelector) {
    self.init(
      green: selector.isOn(.green), yellow: selector.isOn(.yellow),
      status: PlainColourSelector.list(ColourSelector.Colour.allCases.filter(selector.isOn)))
  }
}
