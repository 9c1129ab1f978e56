import Foundation
import TestSupport
import Testing

@testable import Parity

/// Workers, and all that their screens started.
@Suite(.onThreadOfItsOwn)
struct WorkerFamilyTests {
  @Test(arguments: [
    ("sleep 1000 &", "sleep 1000"), ("sleep 1000 &", "exit 0"),
    ("$(command -v setsid) sleep 1000 &", "sleep 1000"),
  ])
  func `nothing that a worker started outlives it, whether it is killed or ends`(
    child: String, end: String
  ) throws {
    let process = try WorkerProcess("/bin/sh", ["-c", "\(child)\necho started; \(end)"])
    #expect(try next(on: process.words) == "started\n")
    if end == "exit 0" {
      while process.cause() == nil { usleep(1_000) }
    } else {
      process.kill()
    }
    // The end of the file comes when nobody is left who could write.
    #expect(try next(on: process.words) == "")
  }

  /// The next text; "" at the end.
  private func next(on descriptor: Int32) throws -> String {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    try #require(poll(&source, 1, 60_000) > 0, "somebody is left")
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
  }
}
