import AppModels
import AppScreens
import MVC
import Services
import UIKit
import UIKitMVC

/// The controller of MVC as UIKit has it: a view controller, which creates, owns and sets its view.
package final class MusicSearchViewController: UIViewController, MusicSearchViewDelegate {
  private let service: any AsyncMusicService
  private let searchView = UIKitMusicSearchView()
  private var search = MusicSearch()
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
    searchView.delegate = self
    view = searchView
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    searchView.query = search.query
    update()
  }

  package func musicSearchView(_: any MusicSearchView, didEditQuery text: String) {
    guard search.edit(query: text) else { return }
    send()
    update()
  }

  package func musicSearchViewDidPressRetry(_: any MusicSearchView) {
    guard search.retry() else { return }
    send()
    update()
  }

  /// Awaits the songs in a task, and cancels the one before.
  private func send() {
    cancel()
    guard let request = search.pendingRequest else { return }
    task = Task { [weak self, service] in
      do throws(MusicFailure) {
        let songs = try await service.songs(for: request.term.text)
        self?.receive(.success(songs), to: request)
      } catch {
        self?.receive(.failure(error), to: request)
      }
    }
  }

  private func cancel() {
    task?.cancel()
    task = nil
  }

  private func receive(
    _ response: Result<[Song], MusicFailure>, to request: MusicSearch.Request
  ) {
    guard search.receive(response, to: request) else { return }
    update()
  }

  private func update() {
    searchView.status = status
    searchView.rows = search.songs.map(MusicSearchRow.init)
    searchView.canRetry = search.canRetry
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
}
