import AppModels
import AppScreens
import MVC
import Testing

/// The controller with a fake view and a spy in place of the service.
struct MusicSearchControllerTests {
  private let service = MusicServiceSpy()
  private let teardown = Teardown()

  @Test
  func `an edit sets the status while the controller searches, and the response sets the songs`() {
    let (controller, view) = makeController()
    #expect(view.status == "Search for music")
    controller.musicSearchView(view, didEditQuery: " IU ")
    #expect(service.received == [.search("IU")])
    #expect(view.status == "Searching for IU")
    #expect(view.query == "")
    service.answer(0, with: .success([.titled("Celebrity"), .titled("Lilac")]))
    #expect(view.status == "2 songs for IU")
    #expect(view.rows.map(\.song) == ["Celebrity", "Lilac"])
  }

  @Test
  func `a failure sets its reason and the retry button, until the controller searches again`() {
    let (controller, view) = makeController()
    controller.musicSearchView(view, didEditQuery: "IU")
    service.answer(0, with: .failure(.networking))
    #expect(view.status == "Search failed: no connection")
    #expect(view.canRetry)
    controller.musicSearchViewDidPressRetry(view)
    #expect(service.received == [.search("IU"), .search("IU")])
    #expect(!view.canRetry)
  }

  @Test
  func `a late response sets nothing`() {
    let (controller, view) = makeController()
    controller.musicSearchView(view, didEditQuery: "IU")
    controller.musicSearchView(view, didEditQuery: "BTS")
    view.status = "not set again"
    service.answer(0, with: .success([.titled("Celebrity")]))
    #expect(view.status == "not set again")
    #expect(view.rows.isEmpty)
  }

  @Test
  func `a new view takes over the search and the delegate, and only it gets the response`() {
    let (controller, old) = makeController()
    controller.musicSearchView(old, didEditQuery: " IU ")
    let new = FakeView()
    controller.replaceView(with: new)
    #expect(new.query == " IU ")
    #expect(new.status == "Searching for IU")
    #expect(new.delegate === controller)
    #expect(old.delegate == nil)
    service.answer(0, with: .success([.titled("Celebrity")]))
    #expect(old.status == "Searching for IU")
    #expect(new.status == "1 song for IU")
  }

  private func makeController() -> (MusicSearchController, FakeView) {
    let view = FakeView()
    let controller = MusicSearchController(view: view, service: service)
    teardown.expectRelease(of: controller)
    return (controller, view)
  }
}

/// A view that has its widgets as plain values.
private final class FakeView: MusicSearchView {
  weak var delegate: (any MusicSearchViewDelegate)?
  var query = ""
  var status = ""
  var rows: [MusicSearchRow] = []
  var canRetry = false
}
