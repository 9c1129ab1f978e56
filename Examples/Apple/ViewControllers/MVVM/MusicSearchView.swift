import AppScreens
import SwiftUI

/// A music search that SwiftUI draws from the view model, which it observes.
package struct MusicSearchView: View {
  @Bindable private var viewModel: MusicSearchViewModel

  package init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
  }

  package var body: some View {
    List {
      TextField("Artist or song", text: $viewModel.query).autocorrectionDisabled()
      Text(viewModel.status)
      if viewModel.canRetry {
        Button("Retry") { viewModel.retry() }
      }
      // The same song may be found twice, so a row is identified by its position.
      ForEach(Array(viewModel.rows.enumerated()), id: \.offset) { Text($0.element.song) }
    }
  }
}
