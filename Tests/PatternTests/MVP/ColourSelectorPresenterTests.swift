import AppModels
import MVP
import Testing

/// The presenter alone: which status it shows, and what a new view shows, recorded by a spy.
struct ColourSelectorPresenterTests {
  private let teardown = Teardown()

  @Test
  func `the status names the colours that are on, and asks for one if none is`() {
    let (presenter, view) = makePresenter()
    #expect(view.received.contains(.status("Please choose a switch")))
    presenter.turn(.yellow, on: true)
    #expect(view.received.contains(.status("Yellow")))
    presenter.turn(.green, on: true)
    #expect(view.received.contains(.status("Green and Yellow")))
    presenter.turn(.yellow, on: false)
    #expect(view.received.contains(.status("Green")))
  }

  @Test
  func `a new view shows the switches and the status, and the old view is no longer updated`() {
    let (presenter, old) = makePresenter()
    #expect(old.received.contains(.isGreenOn(false)))
    presenter.turn(.green, on: true)
    old.received = []
    let new = SpyView(presenter: presenter)
    #expect(new.received == [.isGreenOn(true), .isYellowOn(false), .status("Green")])
    presenter.turn(.yellow, on: true)
    #expect(old.received.isEmpty)
    #expect(new.received.contains(.status("Green and Yellow")))
  }

  private func makePresenter() -> (ColourSelectorPresenter, SpyView) {
    let presenter = ColourSelectorPresenter()
    teardown.expectRelease(of: presenter)
    return (presenter, SpyView(presenter: presenter))
  }
}

extension ColourSelectorPresenterTests {
  /// A view that records what the presenter shows; like every view, it owns its presenter.
  final class SpyView: ColourSelectorView {
    enum Message: Hashable {
      case isGreenOn(Bool)
      case isYellowOn(Bool)
      case status(String)
    }

    private let presenter: ColourSelectorPresenter
    var received: Set<Message> = []

    init(presenter: ColourSelectorPresenter) {
      self.presenter = presenter
      presenter.attach(self)
    }

    func show(isGreenOn: Bool) { received.insert(.isGreenOn(isGreenOn)) }
    func show(isYellowOn: Bool) { received.insert(.isYellowOn(isYellowOn)) }
    func show(status: String) { received.insert(.status(status)) }
  }
}
