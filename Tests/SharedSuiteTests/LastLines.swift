import Foundation
import SharedSuite
import Synchronization

/// The last lines of a log with failures of the suite: a line for each, but one in full.
enum LastLines {
  private static let failures = Mutex<[any Error]>([])

  /// Runs a suite, and repeats its failure below the lines of all tests.
  static func running(_ suite: SuiteCase) async throws {
    do {
      try await suite.run()
    } catch {
      let isFirst = failures.withLock { failures in
        defer { failures.append(error) }
        return failures.isEmpty
      }
      if isFirst { atexit { LastLines.write() } }
      throw error
    }
  }

  /// Writes to standard error, as Swift Testing does, since the order of two streams is not kept.
  private static func write() {
    // A failure that all patterns share is long for the first pattern alone.
    var failures = failures.withLock(\.self).sorted { "\($0)".count > "\($1)".count }
    let longest = failures.removeFirst()
    let lines = Set(failures.map(line)).subtracting([line(longest)]).sorted()
    let text = (lines + ["\(longest)", ""]).joined(separator: "\n")
    FileHandle.standardError.write(Data(text.utf8))
  }

  private static func line(_ failure: any Error) -> String {
    guard let failure = failure as? SuiteFailure else { return "\(failure)" }
    return "\(failure.pattern) breaks \(failure.rule.prefix { $0 != " " }): \(failure.place)"
  }
}
