import AppModels
import AppScreens
import Testing

@testable import MVC
@testable import MVP
@testable import MVVM

/// What is the same in each pattern: which request is made, and what the status says about it.
struct MusicSearchTests {
  enum Mediator: CaseIterable {
    case controller, presenter, viewModel
  }

  private let service = MusicServiceSpy()

  @Test(arguments: Mediator.allCases)
  func `the status says how many songs there are, or why there are none`(mediator: Mediator) {
    let answers: [(MusicServiceSpy.Answer, status: String)] = [
      (.success([]), "No songs for IU"),
      (.success([.titled("Celebrity")]), "1 song for IU"),
      (.success([.titled("Celebrity"), .titled("Lilac")]), "2 songs for IU"),
      (.failure(.networking), "Search failed: no connection"),
      (.failure(.data), "Search failed: no data"),
      (.failure(.parsing), "Search failed: unreadable data"),
    ]
    search(with: mediator) { view in
      for (index, (answer, status)) in answers.enumerated() {
        view.perform(.editQuery(""))
        view.perform(.editQuery("IU"))
        service.answer(index, with: answer)
        #expect(view.display.status == status)
      }
    }
  }

  @Test(arguments: Mediator.allCases)
  func `a new term cancels the pending request, whose response shows nothing`(mediator: Mediator) {
    search(with: mediator) { view in
      for query in ["IU", "BTS", "BTS "] { view.perform(.editQuery(query)) }
      #expect(service.received == [.search("IU"), .cancel("IU"), .search("BTS")])
      service.answer(0, with: .success([.titled("Celebrity")]))
      #expect(view.display.status == "Searching for BTS")
      #expect(view.display.rows == [])
      view.perform(.editQuery(" "))
      #expect(service.received.last == .cancel("BTS"))
      #expect(view.display.status == "Search for music")
    }
  }

  @Test(arguments: Mediator.allCases)
  func `a search that is released cancels its pending request`(mediator: Mediator) {
    search(with: mediator) { view in
      view.perform(.editQuery("IU"))
      #expect(service.received == [.search("IU")])
    }
    #expect(service.received == [.search("IU"), .cancel("IU")])
  }

  /// Creates the view of a mediator, with what owns it, for as long as a function runs.
  private func search(
    with mediator: Mediator,
    _ body: (any HeadlessView<MusicSearchGesture, MusicSearchDisplay>) -> Void
  ) {
    switch mediator {
    case .controller:
      let view = MVC.HeadlessMusicSearchView()
      let controller = MusicSearchController(view: view, service: service)
      withExtendedLifetime(controller) { body(view) }
    case .presenter:
      body(MVP.HeadlessMusicSearchView(presenter: MusicSearchPresenter(service: service)))
    case .viewModel:
      body(MVVM.HeadlessMusicSearchView(viewModel: MusicSearchViewModel(service: service)))
    }
  }
}
