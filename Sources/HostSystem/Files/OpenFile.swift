import Foundation

/// A file descriptor, closed at the end.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  /// Opens a file with flags of the system; a new one gets the usual permissions.
  ///
  /// - Throws: An `OutputFailure` with the system's reason, about a place of this description.
  init(
    _ path: String, _ flags: Int32, mode: mode_t = 0o666, about place: String
  ) throws(OutputFailure) {
    descriptor = open(path, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw OutputFailure(writing: place) }
  }

  /// Takes over a descriptor.
  init(owning descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { Foundation.close(descriptor) }

  /// Writes all of some data, in pieces between which an interruption is noticed where it is held back.
  borrowing func write(_ data: Data, about place: String) throws(OutputFailure) {
    Self.makeSizeLimitAnError
    var rest = data[...]
    while !rest.isEmpty {
      guard !Interruption.hasCome else { throw .interrupted }
      let piece = rest.prefix(1 << 20)
      let count = piece.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw OutputFailure(writing: place) }
      rest = rest.dropFirst(count)
    }
  }

  /// Closes the file; some systems say only then that it could not be written.
  consuming func close(about place: String) throws(OutputFailure) {
    let descriptor = descriptor
    discard self
    guard Foundation.close(descriptor) == 0 else { throw OutputFailure(writing: place) }
  }

  /// A file that grows beyond the limit on its size is an error from now on, not the end.
  private static let makeSizeLimitAnError: Void = { signal(SIGXFSZ, SIG_IGN) }()
}
