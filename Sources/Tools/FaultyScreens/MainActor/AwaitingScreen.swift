import AppScreens

/// A presenter of the main actor, whose tasks await a service.
@MainActor protocol AwaitingPresenter: AnyObject {
  associatedtype Gesture: ScreenGesture
  associatedtype Display: ScreenDisplay

  /// The present display.
  var display: Display { get }

  /// Learns of a new view, which it updates from now on.
  func attach(_ view: AwaitingView<Self>)

  /// Takes a gesture, and updates the view.
  func perform(_ gesture: Gesture)
}

/// A view of the main actor, which owns its presenter.
@MainActor final class AwaitingView<Presenter: AwaitingPresenter>: HeadlessView {
  let presenter: Presenter
  var display: Presenter.Display

  init(_ presenter: Presenter) {
    self.presenter = presenter
    display = presenter.display
    presenter.attach(self)
  }

  func perform(_ gesture: Presenter.Gesture) { presenter.perform(gesture) }
}

/// A screen of the main actor, which owns a view and a service.
@MainActor final class AwaitingScreen<Presenter: AwaitingPresenter>: Screen {
  private(set) var view: AwaitingView<Presenter>
  let headlessService: any HeadlessService<Presenter.Gesture.Event>

  init(_ presenter: Presenter, service: any HeadlessService<Presenter.Gesture.Event>) {
    view = AwaitingView(presenter)
    headlessService = service
  }

  func replaceView() { view = AwaitingView(view.presenter) }
}

extension AwaitingScreen {
  /// A music search with wrong steps, or none.
  convenience init(_ steps: AwaitingSearch.Steps) where Presenter == AwaitingSearch {
    let service = HeadlessAsyncMusicService()
    self.init(AwaitingSearch(service, steps), service: service)
  }
}
