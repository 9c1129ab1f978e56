import TriptychTraces

/// The code of several mediators in rows of corresponding lines: declarations are aligned, as messages
/// are in a trace, then the lines of corresponding declarations.
///
/// What has no counterpart then shares rows with what has none in other columns.
struct CodeAlignment {
  /// For the corresponding declarations in order, whether an empty line is before them, and rows with a cell for each
  /// column, nil where a column has no line.
  let groups: [(isSeparated: Bool, rows: [[CodeLine?]])]

  /// The code of mediators, a column for each.
  init(_ columns: [[Declaration]]) {
    groups = Self.rows(of: columns).map { declarations in
      (
        declarations.contains { $0?.isSeparated == true },
        Self.rows(of: declarations.map { $0?.lines ?? [] })
      )
    }
  }

  /// Rows of corresponding elements, each moved up to where all rows between have nothing in its columns.
  private static func rows<Element: Alignable>(of columns: [[Element]]) -> [[Element?]] {
    Alignment(columns).rows.reduce(into: []) { closed, row in
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
    groups.flatMap(\.rows).count { row in
      guard let line = row[column], !line.isBlank else { return false }
      return row.count { $0?.key == line.key } == 1
    }
  }
}
