import AppModels
import AppScreens
import Testing

@testable import MVC
@testable import MVP
@testable import MVVM

/// A pattern's music search without its screen, with a service of the test's own.
enum MusicSearchParts: CaseIterable {
  case mvc, mvp, mvvm

  typealias View = any HeadlessView<MusicSearchGesture, MusicSearchDisplay>

  /// A view, and the entry point that keeps everything alive.
  func make(asking service: SlowMusicService) -> (view: View, entry: AnyObject) {
    switch self {
    case .mvc:
      let view = MVC.HeadlessMusicSearchView()
      return (view, MusicSearchController(view: view, service: service))
    case .mvp:
      let view = MVP.HeadlessMusicSearchView(presenter: MusicSearchPresenter(service: service))
      return (view, view)
    case .mvvm:
      let view = MVVM.HeadlessMusicSearchView(viewModel: MusicSearchViewModel(service: service))
      return (view, view)
    }
  }

  /// The mediator behind a view.
  func mediator(behind view: View) -> AnyObject? {
    switch self {
    case .mvc: (view as? MVC.HeadlessMusicSearchView)?.delegate
    case .mvp: (view as? MVP.HeadlessMusicSearchView)?.presenter
    case .mvvm: (view as? MVVM.HeadlessMusicSearchView)?.viewModel
    }
  }
}

/// Who asks, who cancels, and whose answer counts, in each pattern.
struct MusicSearchTests {
  private let service = SlowMusicService()

  private func search(
    _ parts: MusicSearchParts, _ body: (MusicSearchParts.View) -> Void
  ) {
    let (view, entry) = parts.make(asking: service)
    withExtendedLifetime(entry) { body(view) }
  }

  @Test(arguments: MusicSearchParts.allCases)
  func `a request is cancelled before the next is made`(parts: MusicSearchParts) {
    search(parts) { view in
      for query in ["IU", "BTS", " ", "IU"] { view.perform(.editQuery(query)) }
      #expect(service.heard == ["IU", "cancel IU", "BTS", "cancel BTS", "IU"])
    }
  }

  @Test(arguments: MusicSearchParts.allCases)
  func `a late answer changes nothing, although the term is the same again`(
    parts: MusicSearchParts
  ) {
    search(parts) { view in
      for query in ["IU", "BTS", "IU"] { view.perform(.editQuery(query)) }
      let display = view.display
      #expect(display.status == "Searching for IU")
      service.answer(0, with: .failure(.networking))
      service.answer(1, with: .success([.titled("Dynamite")]))
      #expect(view.display == display)
      service.answer(2, with: .success([.titled("Celebrity")]))
      #expect(view.display.status == "1 song for IU")
      #expect(view.display.rows.map(\.song) == ["Celebrity"])
    }
  }

  @Test(arguments: MusicSearchParts.allCases)
  func `a late answer to a cancelled request changes nothing`(parts: MusicSearchParts) {
    search(parts) { view in
      for query in ["IU", ""] { view.perform(.editQuery(query)) }
      service.answer(0, with: .success([.titled("Celebrity")]))
      #expect(view.display.status == "Search for music")
      #expect(view.display.rows == [])
      for query in ["BTS"] { view.perform(.editQuery(query)) }
      service.answer(1, with: .failure(.data))
      service.answer(0, with: .success([.titled("Celebrity")]))
      #expect(view.display.status == "Search failed: no data")
    }
  }

  @Test(arguments: MusicSearchParts.allCases)
  func `a request that is answered while it is cancelled changes nothing, not for a moment`(
    parts: MusicSearchParts
  ) {
    search(parts) { view in
      var displays: [MusicSearchDisplay] = []
      service.didCancel = { [unowned service, unowned view] index in
        displays.append(view.display)
        service.answer(index, with: .success([.titled("Celebrity")]))
        displays.append(view.display)
      }
      for query in ["IU", "BTS", ""] { view.perform(.editQuery(query)) }
      #expect(
        displays.map(\.status) == [String](repeating: "Searching for IU", count: 2)
          + [String](repeating: "Searching for BTS", count: 2))
      #expect(displays.allSatisfy { $0.rows == [] })
      #expect(view.display.status == "Search for music")
    }
  }

  @Test(arguments: MusicSearchParts.allCases)
  func `a request that is answered is not cancelled`(parts: MusicSearchParts) {
    search(parts) { view in
      view.perform(.editQuery("IU"))
      service.answer(0, with: .success([]))
      view.perform(.editQuery("BTS"))
      service.answer(1, with: .failure(.data))
      view.perform(.editQuery(""))
    }
    #expect(service.heard == ["IU", "BTS"])
  }

  @Test(arguments: MusicSearchParts.allCases)
  func `retrying asks once more, and a retry that is off asks nothing`(parts: MusicSearchParts) {
    search(parts) { view in
      view.perform(.retry)
      view.perform(.editQuery("IU"))
      view.perform(.retry)
      service.answer(0, with: .failure(.parsing))
      view.perform(.retry)
      view.perform(.retry)
      #expect(service.heard == ["IU", "IU"])
      service.answer(0, with: .success([.titled("too late")]))
      #expect(view.display.status == "Searching for IU")
    }
  }

  @Test(arguments: MusicSearchParts.allCases)
  func `a released mediator cancels its request, and no answer reaches it`(
    parts: MusicSearchParts
  ) {
    weak var mediator: AnyObject?
    do {
      let (view, entry) = parts.make(asking: service)
      view.perform(.editQuery("IU"))
      mediator = parts.mediator(behind: view)
      #expect(mediator != nil)
      #expect(service.heard == ["IU"])
      withExtendedLifetime(entry) {}
    }
    #expect(mediator == nil)
    #expect(service.heard == ["IU", "cancel IU"])
    service.answer(0, with: .success([.titled("Celebrity")]))
  }

  @Test(arguments: MusicSearchParts.allCases)
  func `a date has four digits and twice two, and a dash where it is unknown`(
    parts: MusicSearchParts
  ) {
    search(parts) { view in
      view.perform(.editQuery("IU"))
      let dates = [(2021, 3, 25), (1987, 10, 1), (800, 12, 25)]
      let songs = dates.map { year, month, day in
        Song(
          title: "Lilac", artist: "IU", album: "Lilac",
          released: Song.ReleaseDate(year: year, month: month, day: day), picture: "1.jpg")
      }
      service.answer(0, with: .success(songs + [.titled("Lilac")]))
      #expect(view.display.rows.map(\.date) == ["2021-03-25", "1987-10-01", "0800-12-25", "–"])
      #expect(view.display.rows.first?.description == "Lilac, IU, Lilac, 2021-03-25 [1.jpg]")
    }
  }
}
