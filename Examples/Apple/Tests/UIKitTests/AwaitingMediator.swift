import AppScreens
import UIKit
import ViewControllersMVC
import ViewControllersMVP
import ViewControllersMVVM

/// A mediator that awaits its service: a view controller of MVC, a presenter or a view model.
enum AwaitingMediator: CaseIterable {
  case viewController, presenter, viewModel, viewModelInUIKit

  /// A screen of the music search with such a mediator.
  @MainActor
  func makeScreen(
    on service: AwaitedMusicService
  ) -> any Screen<MusicSearchGesture, MusicSearchDisplay> {
    switch self {
    case .viewController:
      let controller = ViewControllersMVC.MusicSearchViewController(service: service)
      return screen(on: service) {
        controller.view = nil
        return controller
      }
    case .presenter:
      let presenter = ViewControllersMVP.MusicSearchPresenter(service: service)
      return screen(on: service) {
        ViewControllersMVP.MusicSearchViewController(presenter: presenter)
      }
    case .viewModel: return ViewModelScreen(service: service)
    case .viewModelInUIKit:
      let viewModel = ViewControllersMVVM.MusicSearchViewModel(service: service)
      return screen(on: service) {
        UIKitMusicSearchViewController(viewModel: viewModel)
      }
    }
  }

  /// A screen that owns the view controller as a window does, and makes another one to replace it.
  @MainActor
  private func screen(
    on service: AwaitedMusicService, _ makeController: @escaping () -> UIViewController
  ) -> any Screen<MusicSearchGesture, MusicSearchDisplay> {
    let window = Window()
    return WidgetScreen(
      with: service.headless,
      look: {
        // UIKit does so before it draws.
        $0.layoutIfNeeded()
        return $0.musicSearch
      }, makeWidgets: { window.show(makeController()) })
  }

  /// The owner of a view controller.
  @MainActor
  private final class Window {
    private var rootViewController: UIViewController?

    func show(_ controller: UIViewController) -> UIView {
      rootViewController = controller
      return controller.view
    }
  }
}
