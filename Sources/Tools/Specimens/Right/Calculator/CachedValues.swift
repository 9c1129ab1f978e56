import Parity
import Synchronization

/// Values of expressions, kept for all screens of the process.
private enum CachedValues {
  private static let values = Mutex<[String: Int]>([:])

  /// The value of an expression, which is worked out once; what has none is not kept.
  @Sendable static func value(of expression: String) throws -> Int {
    if let value = values.withLock({ $0[expression] }) { return value }
    let value = try PlainExpression(expression).value()
    values.withLock { values in
      if values.count == 500 { values = [:] }
      values[expression] = value
    }
    return value
  }
}

extension RightScreen {
  /// A calculator with a cache that all screens share, and none can tell from no cache.
  static let cachedValues = RightScreen(
    "cached-values", of: "four-function",
    technique: "All screens share a cache of what expressions come to, behind a lock."
  ) {
    ViewScreen(PlainCalculator(press: { try $0.press($1) }, evaluate: CachedValues.value))
  }
}
