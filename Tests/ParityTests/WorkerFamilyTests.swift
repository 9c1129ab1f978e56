import Foundation
import TestSupport
import Testing

@testable import Parity

/// Workers, and all that their screens started.
@Suite(.onThreadOfItsOwn)
struct WorkerFamilyTests {
  @Test(arguments: [
    "sleep 1000 &", "$(command -v setsid) sleep 1000 &",
    "($(command -v setsid) sh -c 'sleep 1000 & sleep 1000' &)",
  ])
  func `nothing that a worker started outlives it, whether it is killed or ends`(
    child: String
  ) throws {
    for end in ["sleep 1000", "exit 0"] {
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
  }

  @Test func `a worker knows that it is one, and writes no backtrace when it traps`() throws {
    let process = try WorkerProcess(
      "/bin/sh", ["-c", "echo $TRIPTYCH_WORKER $SWIFT_BACKTRACE $OWN"], in: ["OWN": "mine"])
    #expect(try next(on: process.words) == "1 enable=no mine\n")
  }

  @Test func `a worker that cannot be started leaves no descriptor open`() throws {
    func count() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
    }
    let before = try count()
    for _ in 0..<300 {
      #expect(throws: ProcessFailure.self) { try WorkerProcess("/nowhere/worker", []) }
    }
    // Other tests open and close some meanwhile.
    #expect(try count() - before < 200)
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
