import AppModels
import AppScreens

final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  private(set) var display = ColourSelectorDisplay()
  private lazy var log = MessageLog(of: self)

  weak var delegate: (any ColourSelectorViewDelegate)? {
    didSet { log.didSet(delegate) }
  }

  var isGreenOn: Bool {
    get { log.read(display.green) }
    set { display.green = log.set(newValue) }
  }

  var isYellowOn: Bool {
    get { log.read(display.yellow) }
    set { display.yellow = log.set(newValue) }
  }

  var status: String {
    get { log.read(display.status) }
    set { display.status = log.set(newValue) }
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      if let delegate {
        log.delegate(
          "colourSelectorView(_:didTurn:on:)", delegate.colourSelectorView(_:didTurn:on:),
          self, colour, isOn)
      }
    }
  }
}
