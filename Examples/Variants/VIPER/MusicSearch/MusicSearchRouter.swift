import AppModels

/// Puts the parts together; a single screen has nowhere to go from there.
enum MusicSearchRouter {
  /// Makes a presenter with its interactor; what they say to each other is recorded in a trace.
  static func makePresenter(service: any MusicService) -> MusicSearchPresenter {
    let interactor = MusicSearchInteractor(service: service)
    let output = RecordedMusicSearchOutput()
    let presenter = MusicSearchPresenter(
      interactor: RecordedMusicSearchInteractor(interactor, keeping: output))
    interactor.output = output
    output.presenter = presenter
    return presenter
  }
}
