import AppModels
import AppScreens
import MVP
import Services
import SwiftUI
import UIKit
import Widgets

/// The screens of MVP: each owns the view, which owns the presenter.
@MainActor
package enum MVPScreens {
  package static var tokenCalculator: some View {
    HostedView(UIKitTokenCalculatorView(presenter: TokenCalculatorPresenter()))
  }

  package static var calculator: some View {
    HostedView(UIKitCalculatorView(presenter: CalculatorPresenter()))
  }

  package static var colourSelector: some View {
    HostedView(UIKitColourSelectorView(presenter: ColourSelectorPresenter()))
  }

  package static func addressForm(store: any AddressStore) -> some View {
    HostedView(UIKitAddressFormView(presenter: AddressFormPresenter(store: store)))
  }

  package static func musicSearch(service: any MusicService) -> some View {
    HostedView(UIKitMusicSearchView(presenter: MusicSearchPresenter(service: service)))
  }
}

struct MVPPreviews: PreviewProvider {
  static var previews: some View {
    MVPScreens.tokenCalculator
    MVPScreens.calculator
    MVPScreens.colourSelector
    MVPScreens.addressForm(store: HeadlessAddressStore())
    MVPScreens.musicSearch(service: DelayedMusicService())
  }
}
