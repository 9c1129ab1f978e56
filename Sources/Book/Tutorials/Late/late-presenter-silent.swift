import AppModels
import AppScreens

/// Shows what a new screen shows, and sends no request yet.
public final class MusicSearchPresenter {
  private weak var view: (any MusicSearchView)?
  private let service: any MusicService
  private var query = ""

  /// A presenter of a new music search, with its service, and without a view.
  public init(service: any MusicService) {
    self.service = service
  }

  /// Updates a view, and from now on updates only this one.
  public func attach(_ view: any MusicSearchView) {
    self.view = view
    view.show(query: query)
    update()
  }

  /// Changes the query.
  public func edit(query: String) {
    self.query = query
  }

  /// Does nothing yet.
  public func retry() {}

  private func update() {
    view?.show(status: "Search for music")
    view?.show(rows: [])
    view?.show(canRetry: false)
  }
}
