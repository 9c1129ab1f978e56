import AppScreens

/// Rows of corresponding messages, to which one column after the other is added.
///
/// Each column is aligned with the rows so far by the algorithm of Needleman and Wunsch (1970), which
/// finds the order-preserving pairing with the highest sum of likenesses; gaps cost nothing.
struct Alignment {
  /// A message with what decides its likeness to others, which takes long to read off it.
  private struct Cell {
    private static let subjects = Cache<String, Substring>()

    let message: Message
    let role: Message.Role
    let subject: Substring

    init(_ message: Message) {
      self.message = message
      role = message.role
      subject = Self.subjects.value(for: message.name) { message.subject }
    }
  }

  private var cells: [[Cell?]] = []
  private var columns = 0

  /// Rows with a cell for each column, nil where nothing corresponds.
  var rows: [[Message?]] { cells.map { $0.map { $0?.message } } }

  /// Adds a column.
  ///
  /// - Complexity: O(*r* · *m*) for *r* rows and *m* messages.
  mutating func add(_ messages: [Message]) {
    let column = messages.map(Cell.init)
    let best = bestSums(with: column)
    var merged: [[Cell?]] = []
    let gap = [Cell?](repeating: nil, count: columns)
    var (row, index) = (0, 0)
    while row < cells.count || index < column.count {
      if row < cells.count, index < column.count,
        let likeness = likeness(of: cells[row], column[index]),
        best[row][index] == best[row + 1][index + 1] + likeness
      {
        merged.append(cells[row] + [column[index]])
        (row, index) = (row + 1, index + 1)
      } else if row < cells.count,
        index == column.count || best[row][index] == best[row + 1][index]
      {
        merged.append(cells[row] + [nil])
        row += 1
      } else {
        merged.append(gap + [column[index]])
        index += 1
      }
    }
    cells = merged
    columns += 1
  }

  /// For the rows and messages from each place on, the highest sum of likenesses.
  private func bestSums(with column: [Cell]) -> [[Int]] {
    let line = [Int](repeating: 0, count: column.count + 1)
    var best = [[Int]](repeating: line, count: cells.count + 1)
    for row in cells.indices.reversed() {
      for index in column.indices.reversed() {
        let paired = likeness(of: cells[row], column[index]).map { best[row + 1][index + 1] + $0 }
        best[row][index] = max(paired ?? 0, best[row + 1][index], best[row][index + 1])
      }
    }
    return best
  }

  private func likeness(of row: [Cell?], _ cell: Cell) -> Int? {
    var most: Int?
    for case let other? in row {
      if let likeness = likeness(of: other, cell) { most = max(most ?? 0, likeness) }
    }
    return most
  }

  /// The likeness of two messages of different patterns; nil if they cannot be compared.
  private func likeness(of one: Cell, _ other: Cell) -> Int? {
    guard one.role == other.role else { return nil }
    guard one.role != .mediatorState || one.subject == other.subject else { return nil }
    guard one.role != .asking || one.message.name == other.message.name else { return nil }
    let isSameSubject = one.subject == other.subject && one.subject != "_"
    let isSameValue = one.message.arguments.last == other.message.arguments.last
    return 2 + (isSameSubject ? 3 : 0) + (isSameValue ? 2 : 0)
  }
}

extension Message {
  /// The part that a message plays in a conversation, whatever the pattern calls it.
  fileprivate enum Role {
    case gesture, telling, between, observing, reading, showing, modelState, mediatorState, display
    case event, asking, answering
  }

  fileprivate var role: Role {
    switch kind {
    case .gesture: .gesture
    case .event: .event
    case .request, .cancel: .asking
    case .answer: .answering
    case .call where sender.isMediator: .between
    case .call, .delegate, .assign: .telling
    case .bind, .unbind: .observing
    case .read: .reading
    case .show, .set, .notify: .showing
    case .state: receiver == .model ? .modelState : .mediatorState
    case .display: .display
    }
  }

  /// The subject of a message, such as `total` in `total`, `show(total:)` and `calculator.total`.
  fileprivate var subject: Substring {
    let label = name.split(separator: "(").last?.split(separator: ":").first ?? ""
    return label.split(separator: ".").last ?? label
  }
}
