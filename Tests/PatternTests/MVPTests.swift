import AppModels
import AppScreens
import Testing

@testable import MVP

/// The triangle of MVP: the view holds its presenter, which knows the view weakly.
struct MVPTests {
  @Test
  func `the view keeps its presenter alive`() {
    weak var presenter: CalculatorPresenter?
    let view = makeView { presenter = $0 }
    #expect(presenter != nil)
    #expect(view.presenter === presenter)
  }

  @Test
  func `a presenter does not keep its view alive, and works on without one`() {
    let presenter = CalculatorPresenter()
    weak var view: HeadlessCalculatorView?
    do {
      let held = HeadlessCalculatorView(presenter: presenter)
      view = held
    }
    #expect(view == nil)
    presenter.press(.digit(.five))
    #expect(HeadlessCalculatorView(presenter: presenter).display.text == "5")
  }

  @Test
  func `the presenter tells a view what to show, and nothing else`() {
    let view = RecordingView()
    let presenter = TokenCalculatorPresenter()
    presenter.attach(view)
    presenter.edit(input: "1,2")
    presenter.edit(separators: ",")
    #expect(
      view.shown == ["separators", "input", "total 0", "total 0", "total 3"])
  }

  @Test
  func `a view that was replaced is told nothing`() {
    let old = RecordingView()
    let presenter = TokenCalculatorPresenter()
    presenter.attach(old)
    let new = RecordingView()
    presenter.attach(new)
    let before = old.shown
    presenter.edit(input: "7")
    #expect(old.shown == before)
    #expect(new.shown.last == "total 7")
  }

  private func makeView(
    lookingAt look: (CalculatorPresenter) -> Void
  ) -> HeadlessCalculatorView {
    let presenter = CalculatorPresenter()
    look(presenter)
    return HeadlessCalculatorView(presenter: presenter)
  }
}

/// All that a presenter's test needs: a view that records.
private final class RecordingView: TokenCalculatorView {
  private(set) var shown: [String] = []

  func show(separators: String) {
    shown.append("separators\(separators)")
  }

  func show(input: String) {
    shown.append("input\(input)")
  }

  func show(total: String) {
    shown.append("total \(total)")
  }
}
