import Foundation
import SharedSuite
import Synchronization

/// The last lines of the log, below those of all tests: how many scenarios were run, or what failed.
enum LastLines {
  private struct Record {
    var scenarios: [String: Int] = [:]
    var failures: [String] = []
  }

  private static let record = Mutex(Record())

  /// Runs a suite, and keeps its result for the end of the log.
  static func running(_ suite: SuiteCase) async throws {
    let isFirst = record.withLock { record in
      defer { record.scenarios[suite.pattern, default: 0] += suite.scenarioCount }
      return record.scenarios.isEmpty
    }
    if isFirst { atexit { LastLines.print() } }
    do {
      try await suite.run()
    } catch {
      record.withLock { $0.failures.append("\(error)") }
      throw error
    }
  }

  private static func print() {
    let record = record.withLock(\.self)
    // A failure that all patterns share is long for the first pattern alone.
    if let longest = record.failures.max(by: { $0.count < $1.count }) {
      Swift.print(longest)
    } else {
      let counts = record.scenarios.sorted { $0.key < $1.key }.map { "\($0.value) in \($0.key)" }
      Swift.print("scenarios: \(counts.joined(separator: ", ")); all show what their rules say")
    }
  }
}
