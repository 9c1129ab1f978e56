import AppScreens

/// Owns the view, which owns the presentation model.
final class MusicSearchScreen: Screen {
  private let service = HeadlessMusicService()
  private(set) var view: HeadlessMusicSearchView

  init() {
    view = HeadlessMusicSearchView(
      presentationModel: MusicSearchPresentationModel(service: service))
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  func replaceView() {
    view = HeadlessMusicSearchView(presentationModel: view.presentationModel)
  }
}
