import AppScreens
import MVC
import MVP
import UIKit
import UIKitMVC
import UIKitMVP

extension Pattern {
  /// The controllers of MVC, which own views of UIKit.
  @MainActor static let uiKitMVC = Pattern("UIKit MVC")
    .adding(
      screen(TokenCalculatorGesture.self, with: NoService.init, { $0.tokenCalculator }) { _ in
        views(UIKitMVC.UIKitTokenCalculatorView(), TokenCalculatorController.init) {
          $0.replaceView(with: $1)
        }
      }
    )
    .adding(
      screen(CalculatorGesture.self, with: NoService.init, { $0.calculator }) { _ in
        views(UIKitMVC.UIKitCalculatorView(), CalculatorController.init) {
          $0.replaceView(with: $1)
        }
      }
    )
    .adding(
      screen(ColourSelectorGesture.self, with: NoService.init, { $0.colourSelector }) { _ in
        views(UIKitMVC.UIKitColourSelectorView(), ColourSelectorController.init) {
          $0.replaceView(with: $1)
        }
      }
    )
    .adding(
      screen(AddressFormGesture.self, with: HeadlessAddressStore.init, { $0.addressForm }) {
        store in
        views(UIKitMVC.UIKitAddressFormView(), { AddressFormController(view: $0, store: store) }) {
          $0.replaceView(with: $1)
        }
      }
    )
    .adding(
      screen(MusicSearchGesture.self, with: HeadlessMusicService.init, { $0.musicSearch }) {
        service in
        views(
          UIKitMVC.UIKitMusicSearchView(), { MusicSearchController(view: $0, service: service) }
        ) {
          $0.replaceView(with: $1)
        }
      })

  /// The presenters of MVP, which views of UIKit own.
  @MainActor static let uiKitMVP = Pattern("UIKit MVP")
    .adding(
      screen(TokenCalculatorGesture.self, with: NoService.init, { $0.tokenCalculator }) { _ in
        let presenter = TokenCalculatorPresenter()
        return { UIKitMVP.UIKitTokenCalculatorView(presenter: presenter) }
      }
    )
    .adding(
      screen(CalculatorGesture.self, with: NoService.init, { $0.calculator }) { _ in
        let presenter = CalculatorPresenter()
        return { UIKitMVP.UIKitCalculatorView(presenter: presenter) }
      }
    )
    .adding(
      screen(ColourSelectorGesture.self, with: NoService.init, { $0.colourSelector }) { _ in
        let presenter = ColourSelectorPresenter()
        return { UIKitMVP.UIKitColourSelectorView(presenter: presenter) }
      }
    )
    .adding(
      screen(AddressFormGesture.self, with: HeadlessAddressStore.init, { $0.addressForm }) {
        store in
        let presenter = AddressFormPresenter(store: store)
        return { UIKitMVP.UIKitAddressFormView(presenter: presenter) }
      }
    )
    .adding(
      screen(MusicSearchGesture.self, with: HeadlessMusicService.init, { $0.musicSearch }) {
        service in
        let presenter = MusicSearchPresenter(service: service)
        return { UIKitMVP.UIKitMusicSearchView(presenter: presenter) }
      })
}
