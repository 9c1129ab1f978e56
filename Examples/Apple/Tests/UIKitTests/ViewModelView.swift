import AppScreens
import UIKit
import ViewControllersMVVM

/// What SwiftUI does with the view model of a music search: sets its query, and reads its values.
@MainActor
final class ViewModelView: @MainActor HeadlessView {
  let viewModel: MusicSearchViewModel

  init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text): viewModel.query = text
    case .retry: viewModel.retry()
    }
  }

  var display: MusicSearchDisplay {
    var display = MusicSearchDisplay()
    display.query = viewModel.query
    display.status = viewModel.status
    display.rows = viewModel.rows
    display.retry = viewModel.canRetry
    return display
  }
}

/// A screen of such views, which a view controller would host.
@MainActor
final class ViewModelScreen: @MainActor Screen {
  private let service = HeadlessAsyncMusicService()
  private(set) var view: ViewModelView

  init() {
    view = ViewModelView(viewModel: MusicSearchViewModel(service: service))
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  func replaceView() {
    view = ViewModelView(viewModel: view.viewModel)
  }
}
