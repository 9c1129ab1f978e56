/// What came of something that was tried.
public enum Outcome<Wrong> {
  /// All was as it must be.
  case right

  /// Something was not.
  case wrong(Wrong)

  /// It could not be tried, and why.
  case notRun(String)
}

extension Outcome: Sendable where Wrong: Sendable {}
extension Outcome: Encodable where Wrong: Encodable {}
extension Outcome: Decodable where Wrong: Decodable {}
