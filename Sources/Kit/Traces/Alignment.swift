/// Something that may correspond to something else in a row.
package protocol Alignable {
  /// The likeness to another; nil if the two cannot share a row.
  func likeness(to other: Self) -> Int?
}

/// Rows of corresponding elements, to which one column after the other is added.
///
/// Each column is aligned with the rows so far by the algorithm of Needleman and Wunsch (1970), which
/// finds the order-preserving pairing with the highest sum of likenesses; gaps cost nothing.
package struct Alignment<Element: Alignable> {
  /// Rows with a cell for each column, nil where nothing corresponds.
  package private(set) var rows: [[Element?]] = []

  /// Columns, from the first to the last.
  ///
  /// - Complexity: O(*r* · *m*) for *r* rows so far and *m* elements of a column.
  package init(_ columns: [[Element]]) {
    for (count, column) in columns.enumerated() { add(column, after: count) }
  }

  private mutating func add(_ column: [Element], after count: Int) {
    let likenesses = rows.map { row in
      column.map { element in row.compactMap { $0?.likeness(to: element) }.max() }
    }
    let best = bestSums(of: likenesses, width: column.count)
    var merged: [[Element?]] = []
    let gap = [Element?](repeating: nil, count: count)
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
        merged.append(gap + [column[index]])
        index += 1
      }
    }
    rows = merged
  }

  /// For the rows and elements from each place on, the highest sum of likenesses.
  private func bestSums(of likenesses: [[Int?]], width: Int) -> [[Int]] {
    let line = [Int](repeating: 0, count: width + 1)
    var best = [[Int]](repeating: line, count: likenesses.count + 1)
    for row in likenesses.indices.reversed() {
      for index in (0..<width).reversed() {
        let paired = likenesses[row][index].map { best[row + 1][index + 1] + $0 }
        best[row][index] = max(paired ?? 0, best[row + 1][index], best[row][index + 1])
      }
    }
    return best
  }
}
