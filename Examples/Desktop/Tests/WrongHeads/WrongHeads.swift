import AppScreens
import DesktopWidgets
import GTK
import MVC
import MVP
import MVVM
import TriptychParity

/// Views on real widgets, each wrong in one way that is a view's own.
package enum WrongHeads {
  /// Every wrong view, with the rule that finds it.
  package static let all = [
    FaultyScreen(
      "key-wired-wrongly", of: "four-function", in: "MVP", breaks: "FF3",
      origin: "The buttons are connected one by one, and one line was copied."
    ) {
      screen(MiswiredCalculatorView(presenter: CalculatorPresenter())) {
        MiswiredCalculatorView(presenter: $0.presenter)
      }
    },
    FaultyScreen(
      "label-not-updated", of: "colour", in: "MVVM", breaks: "CS2",
      origin: "The label is given the value of now, and not bound to it."
    ) {
      screen(UnboundColourSelectorView(viewModel: ColourSelectorViewModel())) {
        UnboundColourSelectorView(viewModel: $0.viewModel)
      }
    },
    FaultyScreen(
      "echo-not-held-back", of: "address", in: "MVP", breaks: "AF4",
      origin: "A text that is set sends `changed` too, and is taken for an edit."
    ) {
      onMainThread {
        let store = HeadlessAddressStore()
        return DesktopScreen(
          with: store, first: EchoingAddressFormView(presenter: AddressFormPresenter(store: store)),
          next: { EchoingAddressFormView(presenter: $0.presenter) })
      }
    },
    FaultyScreen(
      "typed-text-set-again", of: "token", in: "MVVM", breaks: "S8",
      origin: "The value that the view has set comes back, and the binding sets whatever comes."
    ) {
      screen(RepeatingTokenCalculatorView(viewModel: TokenCalculatorViewModel())) {
        $0.unbind()
        return RepeatingTokenCalculatorView(viewModel: $0.viewModel)
      }
    },
    FaultyScreen(
      "window-not-let-go", of: "four-function", in: "MVP", breaks: "S4",
      origin: "GTK keeps a window until it is destroyed, and with it what its handlers own."
    ) {
      screen(WindowedCalculatorView(presenter: CalculatorPresenter())) {
        WindowedCalculatorView(presenter: $0.presenter)
      }
    },
    FaultyScreen(
      "replaced-view-still-bound", of: "four-function", in: "MVVM", breaks: "S4",
      origin: "Bindings end with the view, so it seems unnecessary to end them before."
    ) {
      screen(LingeringCalculatorView(viewModel: CalculatorViewModel())) {
        LingeringCalculatorView(viewModel: $0.viewModel)
      }
    },
    FaultyScreen(
      "new-view-not-up-to-date", of: "colour", in: "MVC", breaks: "S3",
      origin: "The user turns the switches, so it seems unnecessary to set them."
    ) {
      onMainThread {
        let view = DeafColourSelectorView()
        let controller = ColourSelectorController(view: view)
        return DesktopScreen(with: NoService(), first: view) { _ in
          let view = DeafColourSelectorView()
          controller.replaceView(with: view)
          return view
        }
      }
    },
  ]

  /// A screen of an app without a service, made on the main thread.
  private static func screen<View: DesktopView>(
    _ first: @autoclosure () -> View, next: @escaping (View) -> View
  ) -> DesktopScreen<View> where View.Gesture.Event == Never {
    onMainThread { DesktopScreen(with: NoService(), first: first(), next: next) }
  }
}
