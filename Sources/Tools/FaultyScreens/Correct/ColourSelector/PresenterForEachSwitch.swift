import AppModels
import AppScreens

/// A presenter of one switch.
final class SwitchPresenter {
  let colour: ColourSelector.Colour
  private(set) var isOn = false
  private weak var view: SwitchesView?

  init(_ colour: ColourSelector.Colour) { self.colour = colour }

  func attach(_ view: SwitchesView) {
    self.view = view
    view.show(colour, isOn: isOn)
  }

  func turn(on isOn: Bool) {
    self.isOn = isOn
    view?.show(colour, isOn: isOn)
  }
}

/// A presenter of the status, which asks those of the switches.
final class StatusPresenter {
  let switches = ColourSelector.Colour.allCases.map(SwitchPresenter.init)
  private weak var view: SwitchesView?

  func attach(_ view: SwitchesView) {
    self.view = view
    refresh()
  }

  func refresh() {
    view?.show(status: PlainColourSelector.list(switches.filter(\.isOn).map(\.colour)))
  }
}

final class SwitchesView: ReplaceableView {
  private let presenter: StatusPresenter
  private(set) var display = ColourSelectorDisplay()

  init(_ presenter: StatusPresenter) {
    self.presenter = presenter
    for each in presenter.switches { each.attach(self) }
    presenter.attach(self)
  }

  convenience init(replacing view: SwitchesView) { self.init(view.presenter) }

  func show(_ colour: ColourSelector.Colour, isOn: Bool) { display[colour] = isOn }
  func show(status: String) { display.status = status }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      for each in presenter.switches where each.colour == colour { each.turn(on: isOn) }
      presenter.refresh()
    }
  }
}
