/// Lengths at which something may not fit any more: tables, bytes, buffers, a person's round numbers.
enum Lengths {
  /// The limits, in order.
  static let limits = [
    4, 8, 10, 16, 20, 32, 50, 64, 100, 128, 200, 256, 500, 512, 1_000, 1_024, 2_048, 4_096,
  ]

  /// Draws a length: at a limit, or next to one; shorter ones more often.
  static func length(upTo most: Int, using generator: inout SeededGenerator) -> Int {
    let able = limits.prefix { $0 <= most }
    let index = min(
      Int.random(in: 0...able.count, using: &generator),
      Int.random(in: 0...able.count, using: &generator))
    guard index < able.count else { return most }
    return max(1, min(most, able[index] + Int.random(in: -1...1, using: &generator)))
  }
}
