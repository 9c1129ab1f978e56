import Foundation

/// The runtime's own function for it, which no module declares.
@_silgen_name("swift_demangle")
private func demangle(
  _ symbol: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

extension String {
  /// The declaration that a mangled name is of, as one reads it; the name itself where it is of none.
  var demangled: String {
    guard let text = demangle(self, utf8.count, nil, nil, 0) else { return self }
    defer { free(text) }
    return String(cString: text)
  }
}
