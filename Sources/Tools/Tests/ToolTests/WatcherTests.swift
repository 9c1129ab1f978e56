import Foundation
import Testing

@testable import TriptychLearning

/// What ends a session of exercises.
struct WatcherTests {
  /// A script, or a pipe that nobody closes in time, would wait for ever.
  @Test func `a session without a terminal ends when its input does`() throws {
    let input = Pipe()
    try input.fileHandleForWriting.write(contentsOf: Data("q\nanything".utf8))
    try input.fileHandleForWriting.close()
    let watcher = Watcher(keyboard: nil, input: input.fileHandleForReading.fileDescriptor)
    let event = watcher.event(in: { [] }, since: FileStamps(of: []))
    guard case .ended = event else {
      Issue.record("\(event)")
      return
    }
  }
}
