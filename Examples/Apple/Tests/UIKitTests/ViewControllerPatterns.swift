import AppScreens
import UIKit
import ViewControllersMVC
import ViewControllersMVP
import ViewControllersMVVM

extension Pattern {
  /// The music search in view controllers, with mediators that await their service.
  @MainActor static let viewControllers = [
    Pattern("MVC, view controller").adding {
      screen { service in
        let controller = ViewControllersMVC.MusicSearchViewController(service: service)
        return {
          controller.view = nil
          return controller
        }
      }
    },
    Pattern("MVP, view controller").adding {
      screen { service in
        let presenter = ViewControllersMVP.MusicSearchPresenter(service: service)
        return { ViewControllersMVP.MusicSearchViewController(presenter: presenter) }
      }
    },
    Pattern("MVVM, SwiftUI").adding(ViewModelScreen.init),
    Pattern("MVVM, view controller").adding {
      screen { service in
        let viewModel = ViewControllersMVVM.MusicSearchViewModel(service: service)
        return { UIKitMusicSearchViewController(viewModel: viewModel) }
      }
    },
  ]

  /// A screen that owns the view controller as a window does, and makes another one to replace it.
  @MainActor
  private static func screen(
    _ makeControllers: (HeadlessAsyncMusicService) -> () -> UIViewController
  ) -> WidgetScreen<MusicSearchGesture, MusicSearchDisplay> {
    let (service, window) = (HeadlessAsyncMusicService(), Window())
    let makeController = makeControllers(service)
    return WidgetScreen(
      with: service,
      look: {
        // UIKit does so before it draws.
        $0.layoutIfNeeded()
        return $0.musicSearch
      }, makeWidgets: { window.show(makeController()) })
  }
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
