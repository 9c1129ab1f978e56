/// Rows of corresponding messages, to which one column after the other is added.
///
/// Each column is aligned with the rows so far by the algorithm of Needleman and Wunsch (1970), which
/// finds the order-preserving pairing with the highest sum of likenesses; gaps cost nothing.
struct Alignment {
  /// Rows with a cell for each column, nil where nothing corresponds.
  private(set) var rows: [[Message?]] = []
  private var columns = 0

  /// Adds a column.
  ///
  /// - Complexity: O(*r* · *m*) for *r* rows and *m* messages.
  mutating func add(_ messages: [Message]) {
    let best = bestSums(with: messages)
    var merged: [[Message?]] = []
    let gap = [Message?](repeating: nil, count: columns)
    var (row, index) = (0, 0)
    while row < rows.count || index < messages.count {
      if row < rows.count, index < messages.count,
        let likeness = likeness(of: rows[row], messages[index]),
        best[row][index] == best[row + 1][index + 1] + likeness
      {
        merged.append(rows[row] + [messages[index]])
        (row, index) = (row + 1, index + 1)
      } else if row < rows.count,
        index == messages.count || best[row][index] == best[row + 1][index]
      {
        merged.append(rows[row] + [nil])
        row += 1
      } else {
        merged.append(gap + [messages[index]])
        index += 1
      }
    }
    rows = merged
    columns += 1
  }

  /// For the rows and messages from each place on, the highest sum of likenesses.
  private func bestSums(with messages: [Message]) -> [[Int]] {
    let line = [Int](repeating: 0, count: messages.count + 1)
    var best = [[Int]](repeating: line, count: rows.count + 1)
    for row in rows.indices.reversed() {
      for index in messages.indices.reversed() {
        let paired = likeness(of: rows[row], messages[index]).map { best[row + 1][index + 1] + $0 }
        best[row][index] = max(paired ?? 0, best[row + 1][index], best[row][index + 1])
      }
    }
    return best
  }

  private func likeness(of row: [Message?], _ message: Message) -> Int? {
    row.compactMap { $0?.likeness(to: message) }.max()
  }
}

extension Message {
  /// The likeness of two messages of different patterns; nil if they cannot be compared.
  fileprivate func likeness(to other: Message) -> Int? {
    guard role == other.role, role != .mediatorState || subject == other.subject else { return nil }
    guard role != .asking || name == other.name else { return nil }
    let isSameSubject = subject == other.subject && subject != "_"
    return 2 + (isSameSubject ? 3 : 0) + (arguments.last == other.arguments.last ? 2 : 0)
  }

  /// The part that a message plays in a conversation, whatever the pattern calls it.
  private enum Role {
    case gesture, telling, observing, reading, showing, modelState, mediatorState, display
    case event, asking, answering
  }

  private var role: Role {
    switch kind {
    case .gesture: .gesture
    case .event: .event
    case .request, .withdraw: .asking
    case .answer: .answering
    case .call, .delegate, .assign: .telling
    case .bind, .unbind: .observing
    case .read: .reading
    case .show, .set, .notify: .showing
    case .state: receiver == .model ? .modelState : .mediatorState
    case .display: .display
    }
  }

  /// The subject of a message, such as `total` in `total`, `show(total:)` and `calculator.total`.
  private var subject: Substring {
    let label = name.split(separator: "(").last?.split(separator: ":").first ?? ""
    return label.split(separator: ".").last ?? label
  }
}
