import AppModels
import AppScreens
import Foundation

/// A music search as it is written in a module of the main actor: the presenter awaits an `async` service.
package final class MusicSearchScreen: Screen {
  private let service = HeadlessAsyncMusicService()
  package private(set) var view: HeadlessMusicSearchView

  package init() {
    view = HeadlessMusicSearchView(presenter: MusicSearchPresenter(service: service, fault: nil))
  }

  init(_ fault: MusicSearchFault) {
    view = HeadlessMusicSearchView(presenter: MusicSearchPresenter(service: service, fault: fault))
  }

  package var headlessService: any HeadlessService<MusicSearchEvent> { service }

  package func replaceView() {
    view = HeadlessMusicSearchView(presenter: view.presenter)
  }
}

/// What is wrong with a presenter, or different.
enum MusicSearchFault {
  case acceptsStaleResponses, neverCancels, echoesLater, keepsView, suspendsOften
  case passesOnFromElsewhere
}

/// Its view.
package final class HeadlessMusicSearchView: HeadlessView {
  let presenter: MusicSearchPresenter
  package fileprivate(set) var display = MusicSearchDisplay()

  init(presenter: MusicSearchPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  package func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.$query.type(text)
      presenter.edit(query: text)
    case .retry: presenter.retry()
    }
  }
}

final class MusicSearchPresenter {
  private weak var view: HeadlessMusicSearchView?
  private let service: any AsyncMusicService
  private let fault: MusicSearchFault?
  private var search = MusicSearch() {
    didSet {
      if search.pendingRequest != oldValue.pendingRequest { send() }
      if search.state != oldValue.state { update() }
    }
  }
  private var pending: Task<Void, Never>?

  init(service: any AsyncMusicService, fault: MusicSearchFault?) {
    (self.service, self.fault) = (service, fault)
  }

  deinit {
    if fault != .neverCancels { pending?.cancel() }
  }

  func attach(_ view: HeadlessMusicSearchView) {
    self.view = view
    view.display.query = search.query
    update()
  }

  func edit(query: String) {
    search.edit(query: query)
    if fault == .echoesLater { Task { view?.display.query = query } }
  }

  func retry() {
    search.retry()
  }

  private func send() {
    if fault != .neverCancels { pending?.cancel() }
    pending = nil
    guard let request = search.pendingRequest else { return }
    pending = Task { [weak self, service, fault, view = fault == .keepsView ? view : nil] in
      defer { withExtendedLifetime(view) {} }
      for _ in 0..<(fault == .suspendsOften ? 2 : 0) { await Task.yield() }
      do throws(MusicFailure) {
        let songs = try await service.songs(for: request.term.text)
        self?.receive(.success(songs), to: request)
      } catch {
        self?.receive(.failure(error), to: request)
      }
    }
  }

  private func receive(
    _ response: Result<[Song], MusicFailure>, to request: MusicSearch.Request
  ) {
    guard fault == .passesOnFromElsewhere else { return accept(response, to: request) }
    Task.detached { [weak self] in
      usleep(10_000)
      await self?.accept(response, to: request)
    }
  }

  private func accept(
    _ response: Result<[Song], MusicFailure>, to request: MusicSearch.Request
  ) {
    let awaited = fault == .acceptsStaleResponses ? search.pendingRequest ?? request : request
    search.receive(response, to: awaited)
  }

  private func update() {
    view?.display.status = status
    view?.display.rows = search.songs.map(row)
    view?.display.retry = search.canRetry
  }

  private var status: String {
    switch search.state {
    case .idle: "Search for music"
    case .searching(let request): "Searching for \(request.term.text)"
    case .found(let term) where search.songs.isEmpty: "No songs for \(term.text)"
    case .found(let term) where search.songs.count == 1: "1 song for \(term.text)"
    case .found(let term): "\(search.songs.count) songs for \(term.text)"
    case .failed(_, .networking): "Search failed: no connection"
    case .failed(_, .data): "Search failed: no data"
    case .failed(_, .parsing): "Search failed: unreadable data"
    }
  }

  private func row(of song: Song) -> MusicSearchRow {
    MusicSearchRow(
      song: song.title, artist: song.artist, album: song.album,
      date: song.released?.description ?? "–", picture: song.picture)
  }
}
