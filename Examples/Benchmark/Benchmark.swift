import Foundation

/// Pieces of work that are timed in turns, so that whatever slows the machine down slows all of them.
struct Benchmark {
  private var works: [(name: String, body: () -> Void)] = []
  private static let rounds = 5

  /// Adds a piece of work.
  mutating func add(_ name: String, _ body: @escaping () -> Void) {
    works.append((name, body))
  }

  /// Runs every piece of work in five rounds, after one that does not count.
  ///
  /// The fastest round is the one that nothing interrupted: it repeats, where a mean or a median tells
  /// how busy the machine was.
  ///
  /// - Returns: The fastest time of each, in seconds, in the order in which they were added.
  func fastest() -> [(name: String, seconds: Double)] {
    var figures = works.map { (name: $0.name, seconds: Double.infinity) }
    for round in 0...Self.rounds {
      for (index, work) in works.enumerated() {
        let seconds = ContinuousClock().measure(work.body) / .seconds(1)
        if round > 0 { figures[index].seconds = min(figures[index].seconds, seconds) }
      }
    }
    return figures
  }

  /// Prints a heading.
  static func title(_ text: String) {
    write("\n\(text)\n")
  }

  /// Prints a figure in a column.
  static func figure(_ name: String, _ text: String) {
    write("  \(name.padding(toLength: 44, withPad: " ", startingAt: 0))\(text)\n")
  }

  /// The most memory that the process has held so far, in MB.
  static var peakMemory: Double {
    var usage = rusage()
    getrusage(0, &usage)  // RUSAGE_SELF, whose type differs between platforms
    #if canImport(Darwin)
      return Double(usage.ru_maxrss) / 1_000_000
    #else
      return Double(usage.ru_maxrss) / 1_000
    #endif
  }
}

extension Double {
  /// The number with a number of decimals.
  func rounded(to digits: Int) -> String {
    String(format: "%.\(digits)f", self)
  }
}
