import Foundation

/// The process's standard streams, which its parent may have closed.
enum StandardStreams {
  /// Occupies the descriptors of closed streams, so that no file is opened there by chance.
  ///
  /// What is written or read there still fails: each is opened for the other direction.
  static func hold() {
    for (stream, direction) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", direction)
    }
  }

  /// Writes a message; where it cannot be read, the exit status alone must do.
  static func writeError(_ message: String) {
    do { try FileHandle.standardError.write(contentsOf: Data(message.utf8)) } catch {}
  }
}
