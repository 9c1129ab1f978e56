import AppModels
import Testing

@testable import MVP

/// A request in MVP, told of by a view that records.
struct MusicSearchPresenterTests {
  private let service = SlowMusicService()

  @Test
  func `the presenter tells its view when it searches, and again when there is an answer`() {
    let view = RecordingView()
    let presenter = MusicSearchPresenter(service: service)
    presenter.attach(view)
    #expect(view.shown == ["query ", "status Search for music", "rows []", "canRetry false"])
    view.shown = []
    presenter.edit(query: "IU")
    #expect(view.shown == ["status Searching for IU", "rows []", "canRetry false"])
    view.shown = []
    service.answer(0, with: .success([.titled("Celebrity")]))
    #expect(view.shown == ["status 1 song for IU", "rows [\"Celebrity\"]", "canRetry false"])
    view.shown = []
    presenter.edit(query: "IU ")
    #expect(view.shown == [])
  }

  @Test
  func `an answer reaches the view that was attached last, and it alone`() {
    let old = RecordingView()
    let presenter = MusicSearchPresenter(service: service)
    presenter.attach(old)
    presenter.edit(query: "IU")
    let new = RecordingView()
    presenter.attach(new)
    old.shown = []
    #expect(new.shown == ["query IU", "status Searching for IU", "rows []", "canRetry false"])
    service.answer(0, with: .failure(.networking))
    #expect(old.shown == [])
    #expect(new.shown.suffix(3).first == "status Search failed: no connection")
    #expect(new.shown.last == "canRetry true")
    #expect(service.heard == ["IU"])
  }

  @Test
  func `an answer that comes while there is no view is shown to the next`() {
    let presenter = MusicSearchPresenter(service: service)
    presenter.edit(query: "IU")
    service.answer(0, with: .success([]))
    let view = RecordingView()
    presenter.attach(view)
    #expect(view.shown == ["query IU", "status No songs for IU", "rows []", "canRetry false"])
  }
}

private final class RecordingView: MusicSearchView {
  var shown: [String] = []

  func show(query: String) {
    shown.append("query \(query)")
  }

  func show(status: String) {
    shown.append("status \(status)")
  }

  func show(rows: [MusicSearchRow]) {
    shown.append("rows \(rows.map(\.song))")
  }

  func show(canRetry: Bool) {
    shown.append("canRetry \(canRetry)")
  }
}
