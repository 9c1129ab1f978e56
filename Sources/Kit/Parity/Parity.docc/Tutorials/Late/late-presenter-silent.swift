import AppModels

/// Tells the view what a new screen shows, and asks nothing yet.
public final class MusicSearchPresenter {
  private weak var view: (any MusicSearchView)?
  private let service: any MusicService
  private var query = ""

  /// A presenter of a new music search, with the service to ask, and without a view.
  public init(service: any MusicService) {
    self.service = service
  }

  /// Brings a view up to date, and from now on tells this view alone.
  public func attach(_ view: any MusicSearchView) {
    self.view = view
    view.show(query: query)
    update()
  }

  /// Takes over the query that a person edited.
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
