import AppScreens
import MVP
import UIKit
import Widgets

/// A music search's widgets, which show what the presenter passes to them.
package final class UIKitMusicSearchView: UIView, @MainActor MusicSearchView {
  private let presenter: MusicSearchPresenter
  private let queryField = NamedField("Artist or song")
  private let statusLabel = NamedLabel("Status")
  private let retryButton = UIButton.titled("Retry")
  private let songs = UIStackView.column([])

  package init(presenter: MusicSearchPresenter) {
    self.presenter = presenter
    super.init(frame: .zero)
    fill(withColumnOf: [queryField, statusLabel, retryButton, songs])
    queryField.onEdit { presenter.edit(query: $0) }
    retryButton.onPress { presenter.retry() }
    presenter.attach(self)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  package func show(query: String) {
    queryField.text = query
  }

  package func show(status: String) {
    statusLabel.text = status
  }

  package func show(rows: [MusicSearchRow]) {
    songs.show(rows.map(SongRow.init))
  }

  package func show(canRetry: Bool) {
    retryButton.isHidden = !canRetry
  }
}
