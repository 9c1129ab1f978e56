import AppScreens
import MVP
import UIKit
import Widgets

/// The view of MVP, which in UIKit is view and view controller: owns the presenter, decides nothing.
package final class MusicSearchViewController: UIViewController, MusicSearchView {
  private let presenter: MusicSearchPresenter
  private let queryField = NamedField("Artist or song")
  private let statusLabel = NamedLabel("Status")
  private let retryButton = UIButton.titled("Retry")
  private let table = UITableView()
  private var rows: [MusicSearchRow] = []

  /// A view controller that owns a presenter, and attaches itself when its view is loaded.
  package init(presenter: MusicSearchPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.fillSafeArea(with: UIStackView.column([queryField, statusLabel, retryButton, table]))
    queryField.onEdit { [presenter] in presenter.edit(query: $0) }
    retryButton.onPress { [presenter] in presenter.retry() }
    table.register(SongCell.self, forCellReuseIdentifier: "song")
    table.dataSource = self
    presenter.attach(self)
  }

  package func show(query: String) {
    queryField.text = query
  }

  package func show(status: String) {
    statusLabel.text = status
  }

  package func show(rows: [MusicSearchRow]) {
    self.rows = rows
    table.reloadData()
  }

  package func show(canRetry: Bool) {
    retryButton.isHidden = !canRetry
  }
}

extension MusicSearchViewController: UITableViewDataSource {
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    (cell as? SongCell)?.show(rows[indexPath.row])
    return cell
  }
}
