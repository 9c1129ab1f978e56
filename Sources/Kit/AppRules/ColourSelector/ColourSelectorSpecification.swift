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
struct ColourSelectorSpecification: Specification, Equatable {
  private var isGreen = false
  private var isYellow = false

  var initial: Expectation<ColourSelectorDisplay> {
    Expectation(
      ColourSelectorDisplay(green: false, yellow: false, status: "Please choose a switch"),
      by: "CS1")
  }

  mutating func perform(
    _ gesture: ColourSelectorGesture, showing expected: inout Expectation<ColourSelectorDisplay>
  ) {
    let before = self
    switch gesture {
    case .turn(.green, let isOn): isGreen = isOn
    case .turn(.yellow, let isOn): isYellow = isOn
    }
    if self == before { stay(as: gesture, &expected) }
    switch (isGreen, isYellow) {
    case (false, false): show("Please choose a switch", by: "CS1", &expected)
    case (true, false): show("Green", by: "CS2", &expected)
    case (false, true): show("Yellow", by: "CS2", &expected)
    case (true, true): show("Green and Yellow", by: "CS3", &expected)
    }
  }

  /// A switch is where it is turned to: what is seen at once breaks CS4, what is seen later S6.
  private func stay(
    as gesture: ColourSelectorGesture, _ expected: inout Expectation<ColourSelectorDisplay>
  ) {
    expected.unchanged(by: "S6")
    switch gesture {
    case .turn(.green, _): expected.cite("CS2", for: \.yellow)
    case .turn(.yellow, _): expected.cite("CS2", for: \.green)
    }
    expected.cite("CS1", for: \.status, ifShown: "")
    expected.cite("CS4", for: \.self)
  }

  private func show(
    _ status: String, by rule: String, _ expected: inout Expectation<ColourSelectorDisplay>
  ) {
    expected.show(\.status, status, by: rule)
    expected.show(\.green, isGreen, by: rule)
    expected.show(\.yellow, isYellow, by: rule)
  }
}
