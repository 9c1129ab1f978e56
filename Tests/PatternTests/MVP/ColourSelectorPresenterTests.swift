import AppModels
import MVP
import Testing

/// The presenter alone: which status it shows, and what a new view shows, recorded by a spy.
struct ColourSelectorPresenterTests {
  private let teardown = Teardown()

  @Test
  func `the status names the colours that are on, and asks for one if none is`() {
    let (presenter, view) = makePresenter()
    #expect(
      view.messages { presenter.attach(view) }
        == [.isGreenOn(false), .isYellowOn(false), .status("Please choose a switch")])
    #expect(view.messages { presenter.turn(.yellow, on: true) } == [.status("Yellow")])
    #expect(view.messages { presenter.turn(.green, on: true) } == [.status("Green and Yellow")])
    #expect(view.messages { presenter.turn(.yellow, on: false) } == [.status("Green")])
  }

  @Test
  func `a new view shows the switches and the status, and the old view is no longer updated`() {
    let (presenter, old) = makePresenter()
    presenter.attach(old)
    presenter.turn(.green, on: true)
    let new = SpyView(presenter: presenter)
    let shownOnOld = old.messages {
      #expect(
        new.messages { presenter.attach(new) }
          == [.isGreenOn(true), .isYellowOn(false), .status("Green")])
      #expect(new.messages { presenter.turn(.yellow, on: true) } == [.status("Green and Yellow")])
    }
    #expect(shownOnOld == [])
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
    private var received: Set<Message> = []

    init(presenter: ColourSelectorPresenter) {
      self.presenter = presenter
    }

    /// What the presenter shows during some work, in any order.
    func messages(during work: () -> Void) -> Set<Message> {
      received = []
      work()
      return received
    }

    func show(isGreenOn: Bool) { received.insert(.isGreenOn(isGreenOn)) }
    func show(isYellowOn: Bool) { received.insert(.isYellowOn(isYellowOn)) }
    func show(status: String) { received.insert(.status(status)) }
  }
}
