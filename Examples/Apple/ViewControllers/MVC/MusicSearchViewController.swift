import AppModels
import AppScreens
import MVC
import UIKit
import UIKitMVC

/// The controller of MVC as UIKit has it: a view controller, which creates, owns and sets its view.
package final class MusicSearchViewController: UIViewController, MusicSearchViewDelegate {
  private let service: any AsyncMusicService
  private var searchView: UIKitMusicSearchView?
  private var search = MusicSearch() {
    didSet {
      if search.pendingRequest != oldValue.pendingRequest { send() }
      if search.state != oldValue.state { update() }
    }
  }
  private var task: Task<Void, Never>?

  /// A controller of a new music search; UIKit asks for its view later.
  package init(service: any AsyncMusicService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  deinit {
    task?.cancel()
  }

  package override func loadView() {
    let searchView = UIKitMusicSearchView()
    searchView.delegate = self
    self.searchView = searchView
    view = searchView
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    searchView?.query = search.query
    update()
  }

  package func musicSearchView(_: any MusicSearchView, didEditQuery text: String) {
    search.edit(query: text)
  }

  package func musicSearchViewDidPressRetry(_: any MusicSearchView) {
    search.retry()
  }

  /// Awaits the songs in a task, and cancels the one before.
  private func send() {
    task?.cancel()
    task = nil
    guard let request = search.pendingRequest else { return }
    task = Task { [weak self, service] in
      do throws(MusicFailure) {
        let songs = try await service.songs(for: request.term.text)
        self?.search.receive(.success(songs), to: request)
      } catch {
        self?.search.receive(.failure(error), to: request)
      }
    }
  }

  private func update() {
    searchView?.status = status
    searchView?.rows = search.songs.map(row)
    searchView?.canRetry = search.canRetry
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
