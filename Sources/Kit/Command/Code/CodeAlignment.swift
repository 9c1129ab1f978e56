import TriptychTraces

/// The code of several mediators in rows of corresponding lines, aligned as messages are in a trace.
///
/// Lines without a counterpart then share rows with those of other columns.
struct CodeAlignment {
  /// Rows with a cell for each column, nil where a column has no line.
  private(set) var rows: [[CodeLine?]]

  /// The code of mediators, a column for each.
  init(_ columns: [[CodeLine]]) {
    rows = Alignment(columns).rows
    closeGaps()
  }

  /// Moves each row up to where all rows between have nothing in its columns.
  private mutating func closeGaps() {
    rows = rows.reduce(into: []) { closed, row in
      let place = closed.indices.reversed().prefix { index in
        zip(closed[index], row).allSatisfy { $0 == nil || $1 == nil }
      }.last
      if let place {
        closed[place] = zip(closed[place], row).map { $0 ?? $1 }
      } else {
        closed.append(row)
      }
    }
  }

  /// The number of lines that only one column has, of those that are not empty.
  func lineCount(only column: Int) -> Int {
    rows.count { row in
      guard let line = row[column], !line.isBlank else { return false }
      return row.count { $0?.key == line.key } == 1
    }
  }
}
