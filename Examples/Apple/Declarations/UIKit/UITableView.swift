// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor open class UITableView: UIScrollView {
  open weak var dataSource: (any UITableViewDataSource)?
  private var classes: [String: UITableViewCell.Type] = [:]
  private var unused: [UITableViewCell] = []

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let index = unused.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      let cell = unused.remove(at: index)
      cell.prepareForReuse()
      return cell
    }
    let cellClass = classes[identifier] ?? UITableViewCell.self
    return cellClass.init(style: .default, reuseIdentifier: identifier)
  }

  open func reloadData() {
    unused += subviews.compactMap { $0 as? UITableViewCell }
    for cell in subviews { cell.removeFromSuperview() }
    guard let dataSource else { return }
    for row in 0..<dataSource.tableView(self, numberOfRowsInSection: 0) {
      addSubview(dataSource.tableView(self, cellForRowAt: IndexPath(indexes: [0, row])))
    }
  }
}

@MainActor open class UITableViewCell: UIView {
  public enum CellStyle {
    case `default`
  }

  public let contentView = UIView()
  open private(set) var reuseIdentifier: String?

  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }

  open func prepareForReuse() {}
}

extension IndexPath {
  public var row: Int { self[1] }
}
