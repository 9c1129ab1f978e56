import AppModels
import MVP
import Testing

/// The presenter alone: what it shows after each key, recorded by a spy in place of the view.
struct CalculatorPresenterTests {
  private let teardown = Teardown()

  @Test
  func `each key shows the expression so far, and = shows its result`() {
    let (presenter, view) = makePresenter()
    presenter.press(.digit(.six))
    presenter.press(.operation(.multiply))
    presenter.press(.digit(.seven))
    presenter.press(.equals)
    #expect(view.received == [.text("0"), .text("6"), .text("6*"), .text("6*7"), .text("42")])
  }

  @Test
  func `a rejected key shows an error, and the next key continues from the entry before it`() {
    let (presenter, view) = makePresenter()
    presenter.press(.digit(.six))
    presenter.press(.operation(.multiply))
    presenter.press(.operation(.divide))
    #expect(view.received.last == .text("error"))
    presenter.press(.digit(.two))
    #expect(view.received.last == .text("6*2"))
  }

  @Test
  func `a new view shows the entry so far, and the old view is no longer updated`() {
    let (presenter, old) = makePresenter()
    presenter.press(.digit(.five))
    let new = SpyView(presenter: presenter)
    presenter.press(.digit(.one))
    #expect(old.received == [.text("0"), .text("5")])
    #expect(new.received == [.text("5"), .text("51")])
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
    enum Message: Equatable {
      case text(String)
    }

    private let presenter: CalculatorPresenter
    private(set) var received: [Message] = []

    init(presenter: CalculatorPresenter) {
      self.presenter = presenter
      presenter.attach(self)
    }

    func show(text: String) { received.append(.text(text)) }
  }
}
