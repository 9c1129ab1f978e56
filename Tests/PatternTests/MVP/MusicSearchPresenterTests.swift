import AppModels
import AppScreens
import MVP
import Testing

/// The presenter alone, with a spy in place of the view, and another in place of the service.
struct MusicSearchPresenterTests {
  private let service = MusicServiceSpy()
  private let teardown = Teardown()

  @Test
  func `an edit shows that the presenter searches, and the response shows the songs`() {
    let (presenter, view) = makePresenter()
    presenter.attach(view)
    #expect(
      view.messages { presenter.edit(query: " IU ") }
        == [.status("Searching for IU"), .rows([]), .canRetry(false)])
    #expect(service.received == [.search("IU")])
    #expect(
      view.messages {
        service.answer(0, with: .success([.titled("Celebrity"), .titled("Lilac")]))
      } == [.status("2 songs for IU"), .rows(["Celebrity", "Lilac"]), .canRetry(false)])
  }

  @Test
  func `a failure shows its reason and the retry button, until the presenter searches again`() {
    let (presenter, view) = makePresenter()
    presenter.attach(view)
    presenter.edit(query: "IU")
    #expect(
      view.messages { service.answer(0, with: .failure(.networking)) }
        == [.status("Search failed: no connection"), .rows([]), .canRetry(true)])
    #expect(
      view.messages { presenter.retry() }
        == [.status("Searching for IU"), .rows([]), .canRetry(false)])
    #expect(service.received == [.search("IU"), .search("IU")])
  }

  @Test
  func `a late response shows nothing`() {
    let (presenter, view) = makePresenter()
    presenter.attach(view)
    presenter.edit(query: "IU")
    presenter.edit(query: "BTS")
    #expect(view.messages { service.answer(0, with: .success([.titled("Celebrity")])) } == [])
    #expect(
      view.messages { service.answer(1, with: .success([.titled("Dynamite")])) }
        == [.status("1 song for BTS"), .rows(["Dynamite"]), .canRetry(false)])
  }

  @Test
  func `a new view shows the search, and its response reaches this view alone`() {
    let (presenter, old) = makePresenter()
    #expect(
      old.messages { presenter.attach(old) }
        == [.query(""), .status("Search for music"), .rows([]), .canRetry(false)])
    presenter.edit(query: " IU ")
    let new = SpyView(presenter: presenter)
    let shownOnOld = old.messages {
      #expect(
        new.messages { presenter.attach(new) }
          == [.query(" IU "), .status("Searching for IU"), .rows([]), .canRetry(false)])
      #expect(
        new.messages { service.answer(0, with: .success([.titled("Celebrity")])) }
          == [.status("1 song for IU"), .rows(["Celebrity"]), .canRetry(false)])
    }
    #expect(shownOnOld == [])
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
    private var received: Set<Message> = []

    init(presenter: MusicSearchPresenter) {
      self.presenter = presenter
    }

    /// What the presenter shows during some work, in any order.
    func messages(during work: () -> Void) -> Set<Message> {
      received = []
      work()
      return received
    }

    func show(query: String) { received.insert(.query(query)) }
    func show(status: String) { received.insert(.status(status)) }
    func show(rows: [MusicSearchRow]) { received.insert(.rows(rows.map(\.song))) }
    func show(canRetry: Bool) { received.insert(.canRetry(canRetry)) }
  }
}
