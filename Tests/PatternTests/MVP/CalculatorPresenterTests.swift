import AppModels
import MVP
import Testing

/// The presenter alone: what it shows after each key, recorded by a spy in place of the view.
struct CalculatorPresenterTests {
  private let teardown = Teardown()

  @Test
  func `each key shows the expression so far, and = shows its result`() {
    let (presenter, view) = makePresenter()
    #expect(view.messages { presenter.attach(view) } == [.text("0")])
    #expect(view.messages { presenter.press(.digit(.six)) } == [.text("6")])
    #expect(view.messages { presenter.press(.operation(.multiply)) } == [.text("6*")])
    #expect(view.messages { presenter.press(.digit(.seven)) } == [.text("6*7")])
    #expect(view.messages { presenter.press(.equals) } == [.text("42")])
  }

  @Test
  func `a rejected key shows an error, and the next key continues from the entry before it`() {
    let (presenter, view) = makePresenter()
    presenter.attach(view)
    presenter.press(.digit(.six))
    presenter.press(.operation(.multiply))
    #expect(view.messages { presenter.press(.operation(.divide)) } == [.text("error")])
    #expect(view.messages { presenter.press(.digit(.two)) } == [.text("6*2")])
  }

  @Test
  func `a new view shows the entry so far, and the old view is no longer updated`() {
    let (presenter, old) = makePresenter()
    presenter.attach(old)
    presenter.press(.digit(.five))
    let new = SpyView(presenter: presenter)
    let shownOnOld = old.messages {
      #expect(new.messages { presenter.attach(new) } == [.text("5")])
      #expect(new.messages { presenter.press(.digit(.one)) } == [.text("51")])
    }
    #expect(shownOnOld == [])
  }

  private func makePresenter() -> (CalculatorPresenter, SpyView) {
    let presenter = CalculatorPresenter()
    teardown.expectRelease(of: presenter)
    return (presenter, SpyView(presenter: presenter))
  }
}

extension CalculatorPresenterTests {
  /// A view that records what the presenter shows; like every view, it owns its presenter.
  final class SpyView: CalculatorView {
    enum Message: Hashable {
      case text(String)
    }

    private let presenter: CalculatorPresenter
    private var received: Set<Message> = []

    init(presenter: CalculatorPresenter) {
      self.presenter = presenter
    }

    /// What the presenter shows during some work, in any order.
    func messages(during work: () -> Void) -> Set<Message> {
      received = []
      work()
      return received
    }

    func show(text: String) { received.insert(.text(text)) }
  }
}
