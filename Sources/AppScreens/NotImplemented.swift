/// Marks code that is not written yet: ends the process, and says where.
///
/// `verify --isolated` and the tests run screens in processes of their own, and report it as to do.
///
/// - Parameters:
///   - what: The code that is not written yet.
///   - file: The file in which it would be.
///   - line: The line there.
public func notImplemented(
  _ what: String = #function, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError("not written yet: \(what)", file: file, line: line)
}
