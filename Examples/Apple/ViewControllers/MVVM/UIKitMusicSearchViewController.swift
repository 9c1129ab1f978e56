import UIKit
import Widgets

/// The view of MVVM in UIKit alone: it owns the view model, and reads it where UIKit observes what is read.
///
/// UIKit calls `viewWillLayoutSubviews` again after a property that was read there has changed: from iOS 26 on, and
/// on iOS 18 in an app whose `Info.plist` has `UIObservationTrackingEnabled`.
package final class UIKitMusicSearchViewController: UIViewController {
  private let viewModel: MusicSearchViewModel
  private let queryField = NamedField("Artist or song")
  private let statusLabel = NamedLabel("Status")
  private let retryButton = UIButton.titled("Retry")
  private let songs = UIStackView.column([])

  /// A view controller that owns a view model.
  package init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.fillSafeArea(with: UIStackView.column([queryField, statusLabel, retryButton, songs]))
    queryField.onEdit { [viewModel] in viewModel.query = $0 }
    retryButton.onPress { [viewModel] in viewModel.retry() }
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // A field that is set to its own text moves the cursor.
    if queryField.text != viewModel.query { queryField.text = viewModel.query }
    statusLabel.text = viewModel.status
    retryButton.isHidden = !viewModel.canRetry
    songs.show(viewModel.rows.map(SongRow.init))
  }
}
