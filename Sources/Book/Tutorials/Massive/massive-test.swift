import AppModels
import Testing

@testable import Massive

/// A spy: a view that records what the presenter shows.
private final class SpyView: ColourSelectorView {
  enum Message: Equatable {
    case isGreenOn(Bool)
    case isYellowOn(Bool)
    case status(String)
  }

  private(set) var shown: [Message] = []

  func show(isGreenOn: Bool) { shown.append(.isGreenOn(isGreenOn)) }
  func show(isYellowOn: Bool) { shown.append(.isYellowOn(isYellowOn)) }
  func show(status: String) { shown.append(.status(status)) }
}

@Test
func `turning green on shows its name`() {
  let view = SpyView()
  let presenter = ColourSelectorPresenter()
  presenter.attach(view)
  #expect(
    view.shown == [.isGreenOn(false), .isYellowOn(false), .status("Please choose a switch")])
  presenter.turn(.green, on: true)
  #expect(view.shown.dropFirst(3) == [.status("Green")])
}
