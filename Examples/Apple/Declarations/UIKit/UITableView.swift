// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor open class UITableView: UIScrollView {
  open weak var dataSource: (any UITableViewDataSource)?
  private var classes: [String: UITableViewCell.Type] = [:]

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let cellClass = classes[identifier] ?? UITableViewCell.self
    return cellClass.init(style: .default, reuseIdentifier: identifier)
  }

  open func reloadData() {
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

  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }
}

extension IndexPath {
  public var row: Int { self[1] }
}
