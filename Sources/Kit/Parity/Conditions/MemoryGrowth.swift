import Foundation

/// The growth of memory with the number of things that are made and let go.
///
/// Caches and tables are filled by the first things of a kind, and a list of the last thousand by the
/// first thousand; what goes on growing for many thousands, as fast as their number, is kept for ever.
struct MemoryGrowth {
  /// The number of things in the last of all rounds.
  let count: Int

  /// The bytes that each of them left behind.
  let bytesEach: Int

  /// The growth, if there is any that goes on; each round has twice as many things as the one before.
  ///
  /// Where others take memory meanwhile, nothing is known.
  ///
  /// - Parameters:
  ///   - kinds: The number of kinds of things, which are made by turns.
  ///   - limit: The number of things in the last round.
  ///   - make: Makes a thing of a kind, and lets it go.
  /// - Throws: `Disturbance` where others take memory.
  init?(over kinds: Int, limit: Int, make: (Int) -> Void) throws(Disturbance) {
    let timeout = ReleaseTimeout()
    func grow(in rounds: Int) -> (bytes: Int, time: Duration)? {
      let least = rounds * Self.least
      guard let before = AllocatedMemory.bytes else { return nil }
      let start = ContinuousClock.now
      for number in 0..<kinds * rounds { make(number % kinds) }
      let time = ContinuousClock.now - start
      _ = timeout.holds { (AllocatedMemory.bytes ?? 0) - before < least }
      guard let bytes = AllocatedMemory.bytes.map({ $0 - before }), bytes >= least else {
        return nil
      }
      return (bytes, time)
    }
    guard kinds > 0 else { return nil }
    for kind in 0..<kinds { make(kind) }
    // A thread's cache of the GNU allocator gives out seven pieces of a size without counting them.
    var rounds = max(1, 8 / kinds)
    while true {
      let count = kinds * rounds
      // Memory that is given back late can hide, once, the little that a few things leave behind.
      guard let (bytes, time) = grow(in: rounds) ?? grow(in: rounds) else { return nil }
      if count >= limit {
        guard Self.isQuiet(for: time, within: bytes / 8) else { throw Disturbance() }
        (self.count, bytesEach) = (count, max(1, bytes / count))
        return
      }
      rounds *= 2
    }
  }

  /// Somebody else takes memory, or gives it back, while it is counted.
  struct Disturbance: Error {}

  /// The bytes that the least of all leaks leaves behind, such as an element of an array.
  private static let least = 8

  /// True if nobody else takes memory or gives it back now.
  private static func isQuiet(for time: Duration, within limit: Int) -> Bool {
    guard let before = AllocatedMemory.bytes else { return false }
    usleep(UInt32(min(0.2, time / .seconds(1)) * 1_000_000))
    guard let after = AllocatedMemory.bytes else { return false }
    return abs(after - before) <= limit
  }
}
