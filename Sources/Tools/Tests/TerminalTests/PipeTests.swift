import Foundation
import Testing
import TriptychTerminal

/// What happens between two processes of which one has ended.
struct PipeTests {
  @Test func `bytes that are sent after the reader is gone are an error, and no signal`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGPIPE, SIG_DFL)
      let ends = try Pipe.connection()
      close(ends.reading)
      DispatchQueue.concurrentPerform(iterations: 1_000) { _ in
        if Pipe.send([1], to: ends.writing) { exit(3) }
      }
    }
  }
}
