import AppModels
import AppScreens
import MVC
import Services
import SwiftUI
import UIKit
import Widgets

/// The screens of MVC: each owns the controller, which owns the view.
@MainActor
package enum MVCScreens {
  package static var tokenCalculator: some View {
    HostedView(UIKitTokenCalculatorView()) { TokenCalculatorController(view: $0) }
  }

  package static var calculator: some View {
    HostedView(UIKitCalculatorView()) { CalculatorController(view: $0) }
  }

  package static var colourSelector: some View {
    HostedView(UIKitColourSelectorView()) { ColourSelectorController(view: $0) }
  }

  package static func addressForm(store: any AddressStore) -> some View {
    HostedView(UIKitAddressFormView()) { AddressFormController(view: $0, store: store) }
  }

  package static func musicSearch(service: any MusicService) -> some View {
    HostedView(UIKitMusicSearchView()) { MusicSearchController(view: $0, service: service) }
  }
}

struct MVCPreviews: PreviewProvider {
  static var previews: some View {
    MVCScreens.tokenCalculator
    MVCScreens.calculator
    MVCScreens.colourSelector
    MVCScreens.addressForm(store: HeadlessAddressStore())
    MVCScreens.musicSearch(service: DelayedMusicService())
  }
}
