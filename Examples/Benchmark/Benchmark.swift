import Foundation
import Timing

/// Named pieces of work, timed in turns.
struct Benchmark {
  private var names: [String] = []
  private var turns = Turns()
  private static let rounds = 5

  /// Adds a piece of work.
  mutating func add(_ name: String, _ body: @escaping () -> Void) {
    names.append(name)
    turns.add(body)
  }

  /// Runs every piece of work in five rounds, after some that do not count.
  ///
  /// - Returns: The fastest time of each, in seconds, in the order in which they were added.
  func fastest() -> [(name: String, seconds: Double)] {
    zip(names, turns.times(rounds: Self.rounds)).map { ($0, $1.fastest) }
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
