import Synchronization

/// Values of expressions, kept for all screens of the process.
enum CachedValues {
  private static let values = Mutex<[PlainExpression: Int]>([:])

  /// The value of an expression, which is worked out once; what has none is not kept.
  @Sendable static func value(of expression: PlainExpression) throws -> Int {
    if let value = values.withLock({ $0[expression] }) { return value }
    let value = try expression.value()
    values.withLock { values in
      if values.count == 500 { values = [:] }
      values[expression] = value
    }
    return value
  }
}
