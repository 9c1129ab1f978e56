import AppModels

// Nine presenters of the colour selector. Five are faulty, each in one thing; four are correct, each
// in its own way. Your tests are to tell them apart; you learn more if you do not read on.

/// A presenter, as its view knows it.
protocol ColourPresenting: AnyObject {
  /// Updates a view, and from now on updates only this one.
  func attach(_ view: any ColourSelectorView)

  /// Turns a colour on or off.
  func turn(_ colour: ColourSelector.Colour, on isOn: Bool)
}

/// The type of all presenters: only what they do tells them apart.
final class Presenter: ColourPresenting {
  private let doAttach: (any ColourSelectorView) -> Void
  private let doTurn: (ColourSelector.Colour, Bool) -> Void

  init(_ presenter: any ColourPresenting) {
    doAttach = { presenter.attach($0) }
    doTurn = { presenter.turn($0, on: $1) }
  }

  func attach(_ view: any ColourSelectorView) { doAttach(view) }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) { doTurn(colour, isOn) }
}

/// The presenter behind a number.
func numbered(_ number: String) -> any ColourPresenting {
  switch number {
  case "2": Second()
  case "3": Third()
  case "4": Fourth()
  case "5": Fifth()
  case "6": Sixth()
  case "7": Seventh()
  case "8": Eighth()
  case "9": Ninth()
  default: First()
  }
}

private class First: ColourPresenting {
  fileprivate weak var view: (any ColourSelectorView)?
  fileprivate var selector = ColourSelector()

  func attach(_ view: any ColourSelectorView) {
    self.view = view
    showSwitches()
    view.show(status: status)
  }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    view?.show(status: status)
  }

  fileprivate func showSwitches() {
    view?.show(isGreenOn: selector.isOn(.green))
    view?.show(isYellowOn: selector.isOn(.yellow))
  }

  fileprivate var status: String {
    switch (selector.isOn(.green), selector.isOn(.yellow)) {
    case (false, false): "Please choose a switch"
    case (true, false): "Green"
    case (false, true): "Yellow"
    case (true, true): "Green and Yellow"
    }
  }
}

private final class Second: First {
  override func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    if isOn { view?.show(status: status) }
  }
}

private final class Third: First {
  override func showSwitches() {}
}

private final class Fourth: First {
  override func attach(_ view: any ColourSelectorView) {
    self.view = view
    view.show(status: status)
    view.show(isYellowOn: selector.isOn(.yellow))
    view.show(isGreenOn: selector.isOn(.green))
  }
}

private final class Fifth: First {
  override func attach(_ view: any ColourSelectorView) {
    let old = self.view
    super.attach(view)
    self.view = old ?? view
  }
}

private final class Sixth: First {
  private var first: ColourSelector.Colour?

  override func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    if isOn && first == nil { first = colour }
    super.turn(colour, on: isOn)
  }

  override var status: String {
    let plain = super.status
    return plain == "Green and Yellow" && first == .yellow ? "Yellow and Green" : plain
  }
}

private final class Seventh: First {
  override func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    super.turn(colour, on: isOn)
    showSwitches()
  }
}

private final class Eighth: First {
  override func showSwitches() {
    view?.show(isGreenOn: selector.isOn(.yellow))
    view?.show(isYellowOn: selector.isOn(.green))
  }
}

private final class Ninth: First {
  override func attach(_ view: any ColourSelectorView) {
    super.attach(view)
    view.show(isYellowOn: selector.isOn(.yellow))
    view.show(status: status)
    view.show(isGreenOn: selector.isOn(.green))
  }

  override func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    view?.show(status: status)
    showSwitches()
    view?.show(status: status)
  }
}
