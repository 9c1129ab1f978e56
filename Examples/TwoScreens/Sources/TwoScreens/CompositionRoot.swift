import AppScreens

/// The composition root: the one place that creates service, models and coordinator, and injects them.
///
/// It is the same for each pattern. The objects of a pattern are created by its coordinator.
public final class CompositionRoot<MusicCoordinator: Coordinator>: Screen {
  private let service: HeadlessMusicService
  private let coordinator: MusicCoordinator

  /// The app after its launch: a search without a query, and no favourites.
  public init() {
    service = HeadlessMusicService()
    coordinator = MusicCoordinator(search: SongSearch(service: service), favourites: Favourites())
  }

  /// The stack of screens.
  public var view: HeadlessNavigation { coordinator.navigation }

  /// The service.
  public var headlessService: any HeadlessService<MusicSearchEvent> { service }

  /// Replaces the stack, as when the window is made anew; its screens continue.
  public func replaceView() {
    coordinator.navigation = HeadlessNavigation(replacing: view)
  }
}
