import AppModels
import AppScreens
import Testing

@testable import MVC

/// A request in MVC while the controller replaces its view.
struct MusicSearchControllerTests {
  @Test
  func `a new view shows the query, and a pending request is not sent again`() {
    let service = SlowMusicService()
    let old = HeadlessMusicSearchView()
    let controller = MusicSearchController(view: old, service: service)
    old.perform(.editQuery(" IU "))
    let new = HeadlessMusicSearchView()
    controller.replaceView(with: new)
    #expect(new.query == " IU ")
    #expect(service.heard == ["IU"])
  }

  @Test
  func `an answer sets the widgets of the new view, and not those of the old`() {
    let service = SlowMusicService()
    let old = HeadlessMusicSearchView()
    let controller = MusicSearchController(view: old, service: service)
    old.perform(.editQuery("IU"))
    let new = HeadlessMusicSearchView()
    controller.replaceView(with: new)
    service.answer(0, with: .success([.titled("Celebrity")]))
    #expect(old.status == "Searching for IU")
    #expect(new.status == "1 song for IU")
    #expect(new.rows.map(\.song) == ["Celebrity"])
  }
}
