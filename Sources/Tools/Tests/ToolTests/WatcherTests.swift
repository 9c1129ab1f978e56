import Foundation
import Testing

@testable import TriptychLearning

/// What ends a session of exercises.
struct WatcherTests {
  /// A script, or a pipe that nobody closes in time, would wait for ever.
  @Test func `the keys of a session without a terminal are those in its input, until it ends`()
    throws
  {
    let input = Pipe()
    try input.fileHandleForWriting.write(contentsOf: Data("h\nq\n".utf8))
    try input.fileHandleForWriting.close()
    let descriptor = input.fileHandleForReading.fileDescriptor
    let watcher = Watcher(keyboard: Keyboard(input: descriptor), input: descriptor)
    func event() -> String { "\(watcher.event(in: { [] }, since: FileStamps(of: [])))" }
    #expect(event() == "\(Watcher.Event.key("h"))")
    #expect(event() == "\(Watcher.Event.key("q"))")
    #expect(event() == "\(Watcher.Event.ended)")
  }
}
