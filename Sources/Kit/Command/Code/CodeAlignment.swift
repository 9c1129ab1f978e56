/// The code of several mediators in rows of corresponding lines, to which one column after the other is
/// added.
///
/// Each column is aligned with the rows so far by the algorithm of Needleman and Wunsch (1970), as
/// messages are in a trace. Lines without a counterpart then share rows with those of other columns.
struct CodeAlignment {
  /// Rows with a cell for each column, nil where a column has no line.
  private(set) var rows: [[CodeLine?]] = []

  /// The code of mediators, a column for each.
  init(_ columns: [[CodeLine]]) {
    for (count, column) in columns.enumerated() { add(column, after: count) }
    closeGaps()
  }

  private mutating func add(_ column: [CodeLine], after count: Int) {
    let likenesses = rows.map { row in
      column.map { line in row.compactMap { $0?.likeness(to: line) }.max() }
    }
    let best = bestSums(of: likenesses, width: column.count)
    var merged: [[CodeLine?]] = []
    var (row, index) = (0, 0)
    while row < rows.count || index < column.count {
      if row < rows.count, index < column.count, let likeness = likenesses[row][index],
        best[row][index] == best[row + 1][index + 1] + likeness
      {
        merged.append(rows[row] + [column[index]])
        (row, index) = (row + 1, index + 1)
      } else if row < rows.count,
        index == column.count || best[row][index] == best[row + 1][index]
      {
        merged.append(rows[row] + [nil])
        row += 1
      } else {
        merged.append([CodeLine?](repeating: nil, count: count) + [column[index]])
        index += 1
      }
    }
    rows = merged
  }

  /// For the rows and lines from each place on, the highest sum of likenesses.
  private func bestSums(of likenesses: [[Int?]], width: Int) -> [[Int]] {
    var best = [[Int]](
      repeating: [Int](repeating: 0, count: width + 1), count: likenesses.count + 1)
    for row in likenesses.indices.reversed() {
      for index in (0..<width).reversed() {
        let paired = likenesses[row][index].map { $0 + best[row + 1][index + 1] } ?? 0
        best[row][index] = max(paired, best[row + 1][index], best[row][index + 1])
      }
    }
    return best
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
