import AppScreens

/// A screen that can have several views at once, which listen to one mediator.
final class ListeningScreen<Mediator: TellingMediator>: Screen {
  private(set) var view: UnbindingView<Mediator>
  let headlessService: any HeadlessService<Mediator.Gesture.Event>

  init(_ mediator: Mediator, service: any HeadlessService<Mediator.Gesture.Event>) {
    view = UnbindingView(mediator)
    headlessService = service
  }

  func secondView() -> UnbindingView<Mediator>? { UnbindingView(beside: view) }

  func replaceView() { view = UnbindingView(replacing: view) }
}
