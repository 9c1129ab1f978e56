import Foundation

/// A pipe with a name, which tells that all are gone who held its other end.
final class Lifeline {
  private let path: String
  private let descriptor: Int32

  init() {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("triptych-line-\(UUID().uuidString)").path
    mkfifo(path, 0o600)
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  /// A line for a shell: from now on it and its children hold the line.
  var script: String { "exec 9>'\(path)'" }

  /// Waits until no process holds the line any more.
  var isCut: Bool { readsText() == "" }

  /// The next text; "" at the end, and nil if there is none for long, as only a fault makes it.
  private func readsText() -> String? {
    for _ in 0..<6_000 {
      var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, 10) > 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 100)
      let count = read(descriptor, &bytes, bytes.count)
      if count >= 0 { return String(decoding: bytes[..<count], as: UTF8.self) }
    }
    return nil
  }
}
