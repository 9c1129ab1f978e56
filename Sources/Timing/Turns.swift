/// Pieces of work that are timed in turns, so that whatever slows the machine down slows all of them.
///
/// The fastest of many short rounds is the one that nothing interrupted: it repeats, where a mean or a
/// median tells how busy the machine was.
package struct Turns {
  private var works: [() -> Void] = []
  private static let trials = 3

  /// No work yet.
  package init() {}

  /// Adds a piece of work.
  package mutating func add(_ work: @escaping () -> Void) {
    works.append(work)
  }

  /// Runs every piece of work once in each round, after some that do not count.
  ///
  /// - Parameters:
  ///   - rounds: The number of rounds that count.
  ///   - least: The time, in seconds, that a piece of work has to fill in a round; a shorter one is
  ///     repeated, as often as its first runs show to be needed.
  /// - Returns: The times of each piece of work, in the order in which they were added.
  package func times(rounds: Int, filling least: Double = 0) -> [RoundTimes] {
    let counts = works.map { work in
      let once = (0..<Self.trials).map { _ in seconds(of: work, times: 1) }.min() ?? least
      return once < least ? Int((least / max(once, 1e-9)).rounded(.up)) : 1
    }
    var times = works.map { _ in RoundTimes() }
    for _ in 0..<rounds {
      for (index, work) in works.enumerated() {
        let seconds = seconds(of: work, times: counts[index])
        times[index].add(seconds / Double(counts[index]))
      }
    }
    return times
  }

  private func seconds(of work: () -> Void, times count: Int) -> Double {
    ContinuousClock().measure { for _ in 0..<count { work() } } / .seconds(1)
  }
}
