import AppModels

/// Is correct, and shows the values in an order that no presenter of `given` has.
class OtherOrder: ColourPresenting {
  fileprivate weak var view: (any ColourSelectorView)?
  private var selector = ColourSelector()

  func attach(_ view: any ColourSelectorView) {
    self.view = view
    view.show(isYellowOn: selector.isOn(.yellow))
    view.show(status: status)
    view.show(isGreenOn: selector.isOn(.green))
  }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    view?.show(isYellowOn: selector.isOn(.yellow))
    view?.show(isGreenOn: selector.isOn(.green))
    view?.show(status: status)
  }

  fileprivate var status: String {
    let names = ColourSelector.Colour.allCases.filter(selector.isOn)
      .map { $0 == .green ? "Green" : "Yellow" }
    return names.isEmpty ? "Please choose a switch" : names.joined(separator: " and ")
  }
}

/// Shows its first view nothing until something is turned.
final class NothingAtFirst: OtherOrder {
  private var isFirst = true

  override func attach(_ view: any ColourSelectorView) {
    if isFirst { self.view = view } else { super.attach(view) }
    isFirst = false
  }
}

/// Shows its first view an empty status until something is turned.
final class EmptyAtFirst: OtherOrder {
  private var isFirst = true

  override func attach(_ view: any ColourSelectorView) {
    super.attach(view)
    if isFirst { view.show(status: "") }
    isFirst = false
  }
}

/// Continues to update the view before the last one.
final class BothViews: OtherOrder {
  private weak var old: (any ColourSelectorView)?

  override func attach(_ view: any ColourSelectorView) {
    old = self.view
    super.attach(view)
  }

  override func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    super.turn(colour, on: isOn)
    old?.show(status: status)
  }
}
