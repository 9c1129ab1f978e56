import AppModels
import AppScreens
import MVP
import Parity

extension TriptychSpecimens {
  /// Colour selectors in MVP with something wrong in the presenter, or between it and its view.
  static let mvpColourSelectors = [
    Specimen(
      "static-selection", of: "colour", in: "MVP", breaks: "S2",
      origin: "The selection is needed elsewhere in the app, so it is static."
    ) { ViewScreen(MVPColourSelectorView(StaticSelectionPresenter())) },
    Specimen(
      "attach-shows-status-only", of: "colour", in: "MVP", breaks: "S3",
      origin: "The presenter shows a new view only the text that it makes itself."
    ) { ViewScreen(MVPColourSelectorView(StatusOnlyPresenter())) },
    Specimen(
      "counts-off-twice", of: "colour", in: "MVP", breaks: "S6",
      origin: "Turning on is counted only if it changes a switch, but turning off always."
    ) { ViewScreen(MVPColourSelectorView(CountingPresenter())) },
    Specimen(
      "weak-presenter", of: "colour", in: "MVP", breaks: "CS2",
      origin: "Both references of a cycle are weak, to be on the safe side."
    ) { ViewScreen(WeakPresenterView(ColourSelectorPresenter())) },
  ]
}

/// Shares its selection with every other presenter.
private final class StaticSelectionPresenter: MVPColourSelectorPresenter {
  private let shared = Shared("selector", initially: ColourSelector())

  override var selector: ColourSelector {
    get { shared.value }
    set { shared.value = newValue }
  }
}

/// Leaves the switches of a new view off.
private final class StatusOnlyPresenter: MVPColourSelectorPresenter {
  override func showSwitches(on view: any ColourSelectorView) {}
}

/// Counts the switches that are on, and counts down even if a switch is off already.
private final class CountingPresenter: MVPColourSelectorPresenter {
  private var count = 0

  override func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    if !isOn { count -= 1 } else if !selector.isOn(colour) { count += 1 }
    super.turn(colour, on: isOn)
  }

  override var status: String {
    count > 0 ? super.status : "Please choose a switch"
  }
}

/// Holds its presenter only weakly, so that gestures reach nothing.
private final class WeakPresenterView: ColourSelectorView, ReplaceableView {
  private weak var presenter: ColourSelectorPresenter?
  private(set) var display = ColourSelectorDisplay()

  init(_ presenter: ColourSelectorPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  convenience init(replacing view: WeakPresenterView) {
    self.init(view.presenter ?? ColourSelectorPresenter())
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      presenter?.turn(colour, on: isOn)
    }
  }

  func show(_ colour: ColourSelector.Colour, isOn: Bool) { display[colour] = isOn }
  func show(status: String) { display.status = status }
}
