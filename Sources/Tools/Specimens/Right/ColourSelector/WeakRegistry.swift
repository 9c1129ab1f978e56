import AppModels
import AppScreens
import Parity
import Synchronization

/// The selectors that are alive, in a table of the process that holds none of them.
private enum Registry {
  private static let numbers = Mutex<Set<ObjectIdentifier>>([])

  static func add(_ selector: RegisteredSelector) {
    let id = ObjectIdentifier(selector)
    numbers.withLock { _ = $0.insert(id) }
  }

  static func remove(_ selector: RegisteredSelector) {
    let id = ObjectIdentifier(selector)
    numbers.withLock { _ = $0.remove(id) }
  }
}

private final class RegisteredSelector: TellingMediator {
  private var selector = ColourSelector()
  var tell: ((ColourSelectorDisplay) -> Void)?

  init() { Registry.add(self) }

  deinit { Registry.remove(self) }

  var display: ColourSelectorDisplay { ColourSelectorDisplay(selector) }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn): selector.turn(colour, on: isOn)
    }
    tell?(display)
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

extension RightScreen {
  /// A colour selector that the whole process knows of, and nobody holds.
  static let weakRegistry = RightScreen(
    "weak-registry", of: "colour",
    technique: "A table of the process has every selector that is alive, and holds none."
  ) {
    ViewScreen(ToldView(RegisteredSelector()))
  }
}
