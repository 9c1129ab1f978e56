import AppDefinitions
import Foundation
import HostileScreens
import Testing
import TriptychCommand
import TriptychParity
import TriptychTerminal
import TriptychToolSupport

/// The process's own streams, and its end.
struct StreamTests {
  /// Macs have no device that is full.
  private static let hasFullDevice = access("/dev/full", W_OK) == 0

  private static let scripts = [
    (#""$0" rules colour >&-"#, 3, "cannot write to standard output: Bad file descriptor"),
    (#""$0" rules >/dev/full"#, 3, "cannot write to standard output: No space left"),
    (#""$0" rules >&- 2>&-"#, 3, ""), (#"env -i "$0" rules colour"#, 0, ""),
  ]

  @Test(arguments: scripts.filter { hasFullDevice || !$0.0.contains("/dev/full") })
  func `a stream that is closed or full is an error, and an odd environment is none`(
    script: String, status: Int, message: String
  ) throws {
    let command = WorkerRunner.path(ofCommandBesideTests: "triptych")
    let shell = Tool(
      "/bin/sh", ["-c", "{ \(script); echo status $?; } 2>&1", command])
    let output = try shell.run().output
    #expect(message.isEmpty || output.contains(message), "\(output)")
    #expect(output.hasSuffix("status \(status)\n"), "\(output)")
  }

  @Test func `a screen that reaches what is not written is told, with what to do about it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let command = Command(
        name: "mine", version: "1", apps: TriptychApps.all,
        patterns: [HostileDeed.beUnwritten.pattern])
      exit(command.run(["compare", "colour", "yellow=on", "green=on"]))
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Fatal error: not written yet: both\n"))
    #expect(words.contains(/mine: a screen has ended this process.*\n  mine verify --isolated/))
  }
}
