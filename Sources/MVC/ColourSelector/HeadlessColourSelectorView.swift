import AppModels
import AppScreens

final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  private(set) var display = ColourSelectorDisplay()
  private let log = MessageLog.forNewView()

  weak var delegate: (any ColourSelectorViewDelegate)? {
    didSet { log?.record(.set, #function, delegate, in: self) }
  }

  var isGreenOn: Bool {
    get {
      log?.record(.read, #function, display.green, in: self)
      return display.green
    }
    set {
      log?.record(.set, #function, newValue, in: self)
      display.green = newValue
    }
  }

  var isYellowOn: Bool {
    get {
      log?.record(.read, #function, display.yellow, in: self)
      return display.yellow
    }
    set {
      log?.record(.set, #function, newValue, in: self)
      display.yellow = newValue
    }
  }

  var status: String {
    get {
      log?.record(.read, #function, display.status, in: self)
      return display.status
    }
    set {
      log?.record(.set, #function, newValue, in: self)
      display.status = newValue
    }
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      log?.record(.delegate, "colourSelectorView(_:didTurn:on:)", self, colour, isOn, in: self)
      delegate?.colourSelectorView(self, didTurn: colour, on: isOn)
    }
  }
}
