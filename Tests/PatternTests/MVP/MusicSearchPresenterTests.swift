import AppModels
import AppScreens
import MVP
import Testing

/// The presenter alone, with a spy in place of the view, and another in place of the service.
struct MusicSearchPresenterTests {
  private let service = MusicServiceSpy()
  private let teardown = Teardown()

  @Test
  func `an edit shows that the presenter searches, and the answer shows the songs`() {
    let (presenter, view) = makePresenter()
    presenter.edit(query: " IU ")
    #expect(service.received == [.search("IU")])
    #expect(view.received.contains(.status("Searching for IU")))
    service.answer(0, with: .success([.titled("Celebrity"), .titled("Lilac")]))
    #expect(view.received.contains(.status("2 songs for IU")))
    #expect(view.received.contains(.rows(["Celebrity", "Lilac"])))
  }

  @Test
  func `a failure shows its reason and the retry button, until the presenter searches again`() {
    let (presenter, view) = makePresenter()
    presenter.edit(query: "IU")
    service.answer(0, with: .failure(.networking))
    #expect(view.received.contains(.status("Search failed: no connection")))
    #expect(view.received.contains(.canRetry(true)))
    view.received = []
    presenter.retry()
    #expect(service.received == [.search("IU"), .search("IU")])
    #expect(view.received.contains(.canRetry(false)))
  }

  @Test
  func `a late answer shows nothing`() {
    let (presenter, view) = makePresenter()
    presenter.edit(query: "IU")
    presenter.edit(query: "BTS")
    view.received = []
    service.answer(0, with: .success([.titled("Celebrity")]))
    #expect(view.received.isEmpty)
  }

  @Test
  func `a new view shows the search, and its answer reaches this view alone`() {
    let (presenter, old) = makePresenter()
    presenter.edit(query: " IU ")
    old.received = []
    let new = SpyView(presenter: presenter)
    #expect(
      new.received == [.query(" IU "), .status("Searching for IU"), .rows([]), .canRetry(false)])
    service.answer(0, with: .success([.titled("Celebrity")]))
    #expect(old.received.isEmpty)
    #expect(new.received.contains(.status("1 song for IU")))
  }

  private func makePresenter() -> (MusicSearchPresenter, SpyView) {
    let presenter = MusicSearchPresenter(service: service)
    teardown.expectRelease(of: presenter)
    return (presenter, SpyView(presenter: presenter))
  }
}

extension MusicSearchPresenterTests {
  /// A view that records what the presenter shows; like every view, it owns its presenter.
  final class SpyView: MusicSearchView {
    enum Message: Hashable {
      case query(String)
      case status(String)
      case rows([String])
      case canRetry(Bool)
    }

    private let presenter: MusicSearchPresenter
    var received: Set<Message> = []

    init(presenter: MusicSearchPresenter) {
      self.presenter = presenter
      presenter.attach(self)
    }

    func show(query: String) { received.insert(.query(query)) }
    func show(status: String) { received.insert(.status(status)) }
    func show(rows: [MusicSearchRow]) { received.insert(.rows(rows.map(\.song))) }
    func show(canRetry: Bool) { received.insert(.canRetry(canRetry)) }
  }
}
