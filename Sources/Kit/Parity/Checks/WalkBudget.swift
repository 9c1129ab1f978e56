/// The walks to take: steps that nobody wrote, each drawn by its number.
public struct WalkBudget: Hashable, Sendable, Codable {
  /// The number of the first walk.
  public var first: UInt64

  /// The number of walks.
  public var count: Int

  /// A number of walks, from a first one on.
  public init(first: UInt64 = 1, count: Int) {
    (self.first, self.count) = (first, count)
  }

  /// The walks of a report.
  public static let usual = WalkBudget(count: 32)

  /// A few walks, as for tests that are run after every edit.
  public static let few = WalkBudget(count: 6)

  /// As many walks, which differ from seed to seed; seed 1 gives these.
  public func seeded(_ seed: UInt64) -> WalkBudget {
    WalkBudget(first: first &+ (seed &- 1) &* UInt64(count), count: count)
  }

  /// The numbers of the walks.
  var numbers: [UInt64] { (0..<UInt64(max(0, count))).map { first &+ $0 } }

  /// Such as `walk 17` or `walks 1 to 48`.
  var name: String {
    count == 1 ? "walk \(first)" : "walks \(first) to \(first &+ UInt64(max(1, count)) &- 1)"
  }

  /// The walks that the name of a check tells of; nil if it is of none.
  init?(inNameOfCheck name: String) {
    let words = name.prefix { $0 != "," }.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = words.compactMap { UInt64($0) }
    guard let first = numbers.first, let last = numbers.last, last >= first,
      last - first < 1_000_000
    else { return nil }
    self.init(first: first, count: Int(last - first) + 1)
    guard self.name == words.joined(separator: " ") else { return nil }
  }
}
