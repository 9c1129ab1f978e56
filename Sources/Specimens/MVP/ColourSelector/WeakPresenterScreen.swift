import AppModels
import AppScreens
import MVP

/// Holds a view whose presenter nobody holds.
final class WeakPresenterScreen: Screen {
  private(set) var view = WeakPresenterView(MVPColourSelectorPresenter(SpecimenColourSelector()))

  func replaceView() {
    view = WeakPresenterView(
      view.presenter ?? MVPColourSelectorPresenter(SpecimenColourSelector()))
  }
}

/// Holds its presenter only weakly, so that what a person does reaches nobody.
final class WeakPresenterView: ColourSelectorView, HeadlessView {
  private(set) weak var presenter: MVPColourSelectorPresenter?
  private(set) var display = ColourSelectorDisplay()

  init(_ presenter: MVPColourSelectorPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      show(colour, isOn: isOn)
      presenter?.turn(colour, on: isOn)
    }
  }

  func show(_ colour: ColourSelector.Colour, isOn: Bool) {
    switch colour {
    case .green: display.green = isOn
    case .yellow: display.yellow = isOn
    }
  }

  func show(status: String) {
    display.status = status
  }
}
