import AppScreens
import MVC
import UIKit
import Widgets

/// A music search's widgets, which the controller sets, and a delegate.
package final class UIKitMusicSearchView: UIView, @MainActor MusicSearchView {
  package weak var delegate: (any MusicSearchViewDelegate)?

  private let queryField = NamedField("Artist or song")
  private let statusLabel = NamedLabel("Status")
  private let retryButton = UIButton.titled("Retry")
  private let songs = UIStackView.column([])

  package override init(frame: CGRect) {
    super.init(frame: frame)
    fill(withColumnOf: [queryField, statusLabel, retryButton, songs])
    queryField.onEdit { [weak self] text in
      if let self { delegate?.musicSearchView(self, didEditQuery: text) }
    }
    retryButton.onPress { [weak self] in
      if let self { delegate?.musicSearchViewDidPressRetry(self) }
    }
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  package var query: String {
    get { queryField.text ?? "" }
    set { queryField.text = newValue }
  }

  package var status: String {
    get { statusLabel.text ?? "" }
    set { statusLabel.text = newValue }
  }

  package var rows: [MusicSearchRow] = [] {
    didSet { songs.show(rows.map(SongRow.init)) }
  }

  package var canRetry: Bool {
    get { !retryButton.isHidden }
    set { retryButton.isHidden = !newValue }
  }
}
