import Foundation
import SharedSuite
import Synchronization

/// The failures of the suite, which are repeated at the end of the log, below the tests that passed.
enum LastLines {
  private static let failures = Mutex<[String]>([])

  /// Runs a suite, and keeps its failure for the end of the log.
  static func running(_ suite: SuiteCase) throws {
    do {
      try suite.run()
    } catch {
      let isFirst = failures.withLock { failures in
        failures.append("\(error)")
        return failures.count == 1
      }
      if isFirst { atexit { LastLines.print() } }
      throw error
    }
  }

  private static func print() {
    let all = failures.withLock(\.self)
    let count = all.count > 1 ? ["(1 of \(all.count) failures of the suite)"] : []
    Swift.print((all.prefix(1) + count).joined(separator: "\n"))
  }
}
