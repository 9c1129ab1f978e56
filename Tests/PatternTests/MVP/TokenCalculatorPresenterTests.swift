import AppModels
import MVP
import Testing

/// The presenter alone: what it shows after an edit, and on a new view, recorded by a spy.
struct TokenCalculatorPresenterTests {
  private let teardown = Teardown()

  @Test
  func `an edit shows the total or an error, and leaves the fields to the user`() {
    let (presenter, view) = makePresenter()
    view.received = []
    presenter.edit(input: "7")
    #expect(view.received == [.total("7")])
    presenter.edit(input: "1,41")
    view.received = []
    presenter.edit(separators: ",")
    #expect(view.received == [.total("42")])
    view.received = []
    presenter.edit(input: "9223372036854775808")
    #expect(view.received == [.total("error")])
  }

  @Test
  func `a new view shows both texts and the total, and the old view is no longer updated`() {
    let (presenter, old) = makePresenter()
    #expect(old.received == [.separators(""), .input(""), .total("0")])
    presenter.edit(input: "1;2")
    presenter.edit(separators: ";")
    old.received = []
    let new = SpyView(presenter: presenter)
    #expect(new.received == [.separators(";"), .input("1;2"), .total("3")])
    presenter.edit(input: "7")
    #expect(old.received.isEmpty)
    #expect(new.received.contains(.total("7")))
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
    var received: Set<Message> = []

    init(presenter: TokenCalculatorPresenter) {
      self.presenter = presenter
      presenter.attach(self)
    }

    func show(separators: String) { received.insert(.separators(separators)) }
    func show(input: String) { received.insert(.input(input)) }
    func show(total: String) { received.insert(.total(total)) }
  }
}
