import AppScreens

/// A view that reads the view model's values whenever it is looked at, as the body of a SwiftUI view does.
final class HeadlessMusicSearchView: HeadlessView {
  let viewModel: MusicSearchViewModel
  // What the user types is in the text field before the view model has it.
  @Field private var query = ""

  init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
  }

  var display: MusicSearchDisplay {
    var display = MusicSearchDisplay()
    display.$query = $query
    display.$query.update(viewModel.query)
    display.status = viewModel.status
    display.rows = viewModel.rows
    display.retry = viewModel.canRetry
    return display
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      $query.type(text)
      viewModel.edit(query: text)
    case .retry: viewModel.retry()
    }
  }
}
