import SwiftUI
import UIKit

/// The view controller of MVVM: it hosts a view of SwiftUI among those of UIKit, and does nothing else.
package final class MusicSearchViewController: UIHostingController<MusicSearchView> {
  /// A view controller whose view observes a view model.
  package init(viewModel: MusicSearchViewModel) {
    super.init(rootView: MusicSearchView(viewModel: viewModel))
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }
}
