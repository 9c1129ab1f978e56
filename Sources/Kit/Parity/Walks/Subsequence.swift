extension Array where Element: Equatable {
  /// Indicates whether these are among others, in this order.
  func isSubsequence(of others: [Element]) -> Bool {
    var rest = self[...]
    for other in others where rest.first == other { rest.removeFirst() }
    return rest.isEmpty
  }
}
