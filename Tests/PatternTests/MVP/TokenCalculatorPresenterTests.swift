import AppModels
import MVP
import Testing

/// The presenter alone: what it shows after an edit, and on a new view, recorded by a spy.
struct TokenCalculatorPresenterTests {
  private let teardown = Teardown()

  @Test
  func `an edit shows the total or an error, and leaves the fields to the user`() {
    let (presenter, view) = makePresenter()
    presenter.attach(view)
    #expect(view.messages { presenter.edit(input: "7") } == [.total("7")])
    #expect(view.messages { presenter.edit(input: "1,41") } == [.total("0")])
    #expect(view.messages { presenter.edit(separators: ",") } == [.total("42")])
    #expect(view.messages { presenter.edit(input: "9223372036854775808") } == [.total("error")])
  }

  @Test
  func `a new view shows both texts and the total, and the old view is no longer updated`() {
    let (presenter, old) = makePresenter()
    #expect(old.messages { presenter.attach(old) } == [.separators(""), .input(""), .total("0")])
    presenter.edit(input: "1;2")
    presenter.edit(separators: ";")
    let new = SpyView(presenter: presenter)
    let shownOnOld = old.messages {
      #expect(
        new.messages { presenter.attach(new) } == [.separators(";"), .input("1;2"), .total("3")])
      #expect(new.messages { presenter.edit(input: "7") } == [.total("7")])
    }
    #expect(shownOnOld == [])
  }

  private func makePresenter() -> (TokenCalculatorPresenter, SpyView) {
    let presenter = TokenCalculatorPresenter()
    teardown.expectRelease(of: presenter)
    return (presenter, SpyView(presenter: presenter))
  }
}

extension TokenCalculatorPresenterTests {
  /// A view that records what the presenter shows; like every view, it owns its presenter.
  final class SpyView: TokenCalculatorView {
    enum Message: Hashable {
      case separators(String)
      case input(String)
      case total(String)
    }

    private let presenter: TokenCalculatorPresenter
    private var received: Set<Message> = []

    init(presenter: TokenCalculatorPresenter) {
      self.presenter = presenter
    }

    /// What the presenter shows during some work, in any order.
    func messages(during work: () -> Void) -> Set<Message> {
      received = []
      work()
      return received
    }

    func show(separators: String) { received.insert(.separators(separators)) }
    func show(input: String) { received.insert(.input(input)) }
    func show(total: String) { received.insert(.total(total)) }
  }
}
