import AppModels
import AppScreens
import TriptychParity

extension ColourSelectorApp {
  /// The rules as code.
  public var specification: (any Specification<ColourSelectorGesture, ColourSelectorDisplay>)? {
    ColourSelectorSpecification()
  }
}

/// CS1 to CS4 as code.
struct ColourSelectorSpecification: Specification {
  private var isGreen = false
  private var isYellow = false

  var display: ColourSelectorDisplay {
    ColourSelectorDisplay(green: isGreen, yellow: isYellow, status: status)
  }

  private var status: String {
    switch (isGreen, isYellow) {
    case (false, false): "Please choose a switch"
    case (true, false): "Green"
    case (false, true): "Yellow"
    case (true, true): "Green and Yellow"
    }
  }

  mutating func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(.green, let isOn): isGreen = isOn
    case .turn(.yellow, let isOn): isYellow = isOn
    }
  }
}
