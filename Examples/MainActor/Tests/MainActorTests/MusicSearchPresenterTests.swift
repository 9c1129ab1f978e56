import AppModels
import AppScreens
import Testing

@testable import MainActorMVP

struct MusicSearchPresenterTests {
  private let service = MusicServiceStub()

  @Test func `a response shows the songs`() async {
    let (presenter, view) = makePresenter()
    presenter.edit(query: "IU")
    #expect(view.status == "Searching for IU")
    await service.respond(to: "IU", with: "Lilac")
    await presenter.pending?.value
    #expect(view.status == "1 song for IU")
  }

  @Test func `a stale response does not overwrite a newer one`() async {
    let (presenter, view) = makePresenter()
    presenter.edit(query: "IU")
    let stale = presenter.pending
    presenter.edit(query: "BTS")
    let newer = presenter.pending
    await service.respond(to: "BTS", with: "Dynamite")
    await newer?.value
    await service.respond(to: "IU", with: "Lilac")
    await stale?.value
    #expect(view.rows.map(\.song) == ["Dynamite"])
  }

  @Test func `a presenter that is released cancels its task, which does not keep it alive`() async {
    weak var released: MusicSearchPresenter?
    let task: Task<Void, Never>?
    do {
      let presenter = MusicSearchPresenter(service: service)
      presenter.edit(query: "IU")
      (released, task) = (presenter, presenter.pending)
    }
    #expect(released == nil && task?.isCancelled == true)
    await service.respond(to: "IU", with: "Lilac")
    await task?.value
  }

  private func makePresenter() -> (MusicSearchPresenter, SpyView) {
    let presenter = MusicSearchPresenter(service: service)
    let view = SpyView()
    presenter.attach(view)
    return (presenter, view)
  }
}

/// A view that keeps what it was last shown.
private final class SpyView: MusicSearchView {
  private(set) var query = ""
  private(set) var status = ""
  private(set) var rows: [MusicSearchRow] = []

  func show(query: String) {
    self.query = query
  }

  func show(status: String, rows: [MusicSearchRow], canRetry: Bool) {
    (self.status, self.rows) = (status, rows)
  }
}
