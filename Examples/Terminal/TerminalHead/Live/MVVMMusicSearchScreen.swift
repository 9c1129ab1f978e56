import AppModels
import AppScreens
import MVVM

/// Holds the view; the view holds its view model, to which a new view binds in its place.
final class MVVMMusicSearchScreen: Screen {
  let world: any World<MusicSearchEvent> = LiveWorld()
  private(set) var view: View

  init(over service: any MusicService) {
    view = View(viewModel: MusicSearchViewModel(service: service))
  }

  func replaceView() {
    view = View(viewModel: view.viewModel)
  }

  final class View: MusicSearchView, HeadlessView {
    let viewModel: MusicSearchViewModel
    private(set) var display = MusicSearchDisplay()
    private var bindings: [ObservationToken] = []

    init(viewModel: MusicSearchViewModel) {
      self.viewModel = viewModel
      bindings = [
        viewModel.$query.bind { [weak self] in self?.display.query = $0 },
        viewModel.$status.bind { [weak self] in self?.display.status = $0 },
        viewModel.$rows.bind { [weak self] rows in
          self?.display.rows = rows.map { row in
            MusicSearchDisplay.Row(
              song: row.song, artist: row.artist, album: row.album, date: row.date,
              picture: row.picture)
          }
        },
        viewModel.$canRetry.bind { [weak self] in self?.display.retry = $0 },
      ]
    }

    func perform(_ gesture: MusicSearchGesture) {
      switch gesture {
      case .editQuery(let text):
        display.query = text
        viewModel.edit(query: text)
      case .retry: viewModel.retry()
      }
    }
  }
}
