import AppModels
import AppScreens
import Testing

@testable import MVP

/// A request in MVP, as a spy sees it.
struct MusicSearchPresenterTests {
  private let service = SlowMusicService()

  @Test
  func `the presenter updates its view when it searches, and again when there is an answer`() {
    let view = SpyView()
    let presenter = MusicSearchPresenter(service: service)
    presenter.attach(view)
    #expect(view.shown == [.query(""), .status("Search for music"), .rows([]), .canRetry(false)])
    view.shown = []
    presenter.edit(query: "IU")
    #expect(view.shown == [.status("Searching for IU"), .rows([]), .canRetry(false)])
    view.shown = []
    service.answer(0, with: .success([.titled("Celebrity")]))
    #expect(view.shown == [.status("1 song for IU"), .rows(["Celebrity"]), .canRetry(false)])
    view.shown = []
    presenter.edit(query: "IU ")
    #expect(view.shown == [])
  }

  @Test
  func `an answer reaches the view that was attached last, and it alone`() {
    let old = SpyView()
    let presenter = MusicSearchPresenter(service: service)
    presenter.attach(old)
    presenter.edit(query: "IU")
    let new = SpyView()
    presenter.attach(new)
    old.shown = []
    #expect(new.shown == [.query("IU"), .status("Searching for IU"), .rows([]), .canRetry(false)])
    service.answer(0, with: .failure(.networking))
    #expect(old.shown == [])
    #expect(new.shown.suffix(3).first == .status("Search failed: no connection"))
    #expect(new.shown.last == .canRetry(true))
    #expect(service.heard == ["IU"])
  }

  @Test
  func `an answer that comes while there is no view is shown to the next`() {
    let presenter = MusicSearchPresenter(service: service)
    presenter.edit(query: "IU")
    service.answer(0, with: .success([]))
    let view = SpyView()
    presenter.attach(view)
    #expect(view.shown == [.query("IU"), .status("No songs for IU"), .rows([]), .canRetry(false)])
  }
}

/// A spy: a view that records what the presenter shows.
private final class SpyView: MusicSearchView {
  enum Message: Equatable {
    case query(String)
    case status(String)
    case rows([String])
    case canRetry(Bool)
  }

  var shown: [Message] = []

  func show(query: String) { shown.append(.query(query)) }
  func show(status: String) { shown.append(.status(status)) }
  func show(rows: [MusicSearchRow]) { shown.append(.rows(rows.map(\.song))) }
  func show(canRetry: Bool) { shown.append(.canRetry(canRetry)) }
}
