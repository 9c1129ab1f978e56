import AppModels
import AppScreens
import MVVM
import Services
import SwiftUI

/// The screens of MVVM: each owns the view, which owns the view model.
///
/// Each call creates a view model, of which SwiftUI keeps the first one as the view's state. Call them where
/// an app opens a screen, and not in a `body` that is evaluated often.
@MainActor
package enum MVVMScreens {
  package static var tokenCalculator: some View {
    SwiftUITokenCalculatorView(viewModel: TokenCalculatorViewModel())
  }

  package static var calculator: some View {
    SwiftUICalculatorView(viewModel: CalculatorViewModel())
  }

  package static var colourSelector: some View {
    SwiftUIColourSelectorView(viewModel: ColourSelectorViewModel())
  }

  package static func addressForm(store: any AddressStore) -> some View {
    SwiftUIAddressFormView(viewModel: AddressFormViewModel(store: store))
  }

  package static func musicSearch(service: any MusicService) -> some View {
    SwiftUIMusicSearchView(viewModel: MusicSearchViewModel(service: service))
  }
}

struct MVVMPreviews: PreviewProvider {
  static var previews: some View {
    MVVMScreens.tokenCalculator
    MVVMScreens.calculator
    MVVMScreens.colourSelector
    MVVMScreens.addressForm(store: HeadlessAddressStore())
    MVVMScreens.musicSearch(service: DelayedMusicService())
  }
}
