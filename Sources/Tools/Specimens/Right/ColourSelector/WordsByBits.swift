import AppModels
import AppScreens
import Parity

/// A selection in two bits, which are the index of its words, and any number of views.
private final class BitSelector {
  private struct Listener { weak var view: BitsView? }

  private static let words = ["Please choose a switch", "Green", "Yellow", "Green and Yellow"]

  private var bits = 0
  private var listeners: [Listener] = []

  var display: ColourSelectorDisplay {
    ColourSelectorDisplay(
      green: bits & 1 != 0, yellow: bits & 2 != 0, status: Self.words[bits])
  }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    let bit = colour == .green ? 1 : 2
    bits = isOn ? bits | bit : bits & ~bit
    for listener in listeners { listener.view?.show(display) }
  }

  func add(_ view: BitsView) {
    listeners.removeAll { $0.view == nil }
    listeners.append(Listener(view: view))
    view.show(display)
  }

  func remove(_ view: BitsView) { listeners.removeAll { $0.view === view } }
}

private final class BitsView: HeadlessView {
  let selector: BitSelector
  private(set) var display = ColourSelectorDisplay()

  init(_ selector: BitSelector) {
    self.selector = selector
    selector.add(self)
  }

  func show(_ display: ColourSelectorDisplay) { self.display = display }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn): selector.turn(colour, on: isOn)
    }
  }
}

/// A screen that can have several views at once.
private final class BitsScreen: Screen {
  private(set) var view = BitsView(BitSelector())

  func secondView() -> BitsView? { BitsView(view.selector) }

  func replaceView() {
    view.selector.remove(view)
    view = BitsView(view.selector)
  }
}

extension RightScreen {
  /// A colour selector without a switch over cases, and with as many views as one likes.
  static let wordsByBits = RightScreen(
    "words-by-bits", of: "colour",
    technique: "Two bits are the index of the words; a second view hears all that the first does."
  ) {
    BitsScreen()
  }
}
