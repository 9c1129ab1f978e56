import Synchronization

/// Stands for code that is not written yet, and says where if it is reached.
///
/// A check in a process of its own reports it as not written, rather than as a crash. A process of
/// your own ends there.
///
/// - Parameters:
///   - what: What is not written yet.
///   - file: Where it would be written.
///   - line: The line there.
/// - Returns: Never.
public func notImplemented(
  _ what: String = #function, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  UnwrittenCode.announce("\(what), at \(file):\(line)")
  fatalError(
    "not written yet: \(what)\n(verify --isolated reports this as to do, and goes on)",
    file: file, line: line)
}

/// The way in which whoever runs a screen learns that it has reached code not written yet.
package enum UnwrittenCode {
  private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Has a function called with what is not written and its place, just before the process ends there.
  package static func whenReached(_ hear: @escaping @Sendable (_ what: String) -> Void) {
    listener.withLock { $0 = hear }
  }

  fileprivate static func announce(_ what: String) {
    listener.withLock(\.self)?(what)
  }
}
