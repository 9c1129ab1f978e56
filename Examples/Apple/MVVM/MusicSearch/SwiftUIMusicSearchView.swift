import AppModels
import AppScreens
import MVVM
import Observation
import SwiftUI

/// A music search that SwiftUI draws from what is bound to the view model.
package struct SwiftUIMusicSearchView: View {
  @State private var bound: BoundMusicSearch

  package init(viewModel: MusicSearchViewModel) {
    bound = BoundMusicSearch(viewModel: viewModel)
  }

  package var body: some View {
    List {
      TextField("Artist or song", text: $bound.query).autocorrectionDisabled()
      Text(bound.status)
      if bound.canRetry {
        Button("Retry") { bound.viewModel.retry() }
      }
      // The same song may be found twice, so a row is identified by its position.
      ForEach(Array(bound.rows.enumerated()), id: \.offset) { SongView(song: $0.element) }
    }
  }
}

private struct SongView: View {
  let song: MusicSearchRow

  var body: some View {
    VStack(alignment: .leading) {
      Text(song.song).font(.headline)
      Text(song.artist)
      Text(song.album)
      Text(song.date)
    }
    .accessibilityElement(children: .combine)
  }
}

/// The values of a music search's view model, as SwiftUI observes and sets them.
@MainActor @Observable
final class BoundMusicSearch {
  let viewModel: MusicSearchViewModel
  private(set) var status = ""
  private(set) var rows: [MusicSearchRow] = []
  private(set) var canRetry = false
  @ObservationIgnored private var bindings: [CancellationToken] = []

  var query = "" { didSet { if query != viewModel.query { viewModel.edit(query: query) } } }

  init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$query.bind { [weak self] in self?.query = $0 },
      viewModel.$status.bind { [weak self] in self?.status = $0 },
      viewModel.$rows.bind { [weak self] in self?.rows = $0 },
      viewModel.$canRetry.bind { [weak self] in self?.canRetry = $0 },
    ]
  }
}
