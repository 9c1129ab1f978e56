import TerminalWidgets

/// The keys that work where one stands, in as many lines as they need.
struct Footer {
  /// The hints of each line, with the column at which each begins.
  private let rows: [[(column: Int, hint: Hint)]]

  init(_ hints: [Hint], width: Int) {
    var rows: [[(column: Int, hint: Hint)]] = [[]]
    var column = 0
    for hint in hints {
      if column > 0, column + hint.text.count > width {
        rows.append([])
        column = 0
      }
      rows[rows.count - 1].append((column, hint))
      column += hint.text.count + 2
    }
    self.rows = rows
  }

  var lines: [Line] {
    rows.map { Line($0.map(\.hint.text).joined(separator: "  "), .quiet) }
  }

  /// The key that is named at a place.
  func key(column: Int, line: Int) -> Key? {
    let hint = rows[line].last { $0.column <= column }
    return hint.flatMap { column < $0.column + $0.hint.text.count ? $0.hint.key : nil }
  }
}
