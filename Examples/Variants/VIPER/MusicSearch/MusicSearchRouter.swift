import AppModels

/// The composition root; from a single screen it has no way to another.
enum MusicSearchRouter {
  /// Creates a presenter with its interactor.
  static func makePresenter(service: any MusicService) -> MusicSearchPresenter {
    let interactor = MusicSearchInteractor(service: service)
    let presenter = MusicSearchPresenter(interactor: interactor)
    interactor.output = presenter
    return presenter
  }
}
