/// Stands for what is not written yet, and tells where if it is reached.
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
  fatalError(
    "\(notImplementedMark)\(what)\n(verify --isolated reports this as to do, and goes on)",
    file: file, line: line)
}

/// The start of a process's last words when it reached code that is not written yet.
package let notImplementedMark = "not written yet: "
