import Foundation
import Testing

@testable import HostSystem

/// Tools, and what they leave behind: nothing.
struct ToolTests {
  /// Children that stay in the group, leave it, or leave it after their parents have ended.
  static let children = [
    "sleep 1000 &", "$leave sleep 1000 &", "(sleep 1000 & $leave sleep 1000 &)",
    "(sh -c '($leave sleep 1000 &) ; sleep 1000' &)",
  ]

  @Test
  func `a tool's words and errors are told, and whether it succeeded`() throws {
    let good = try Tool("/bin/sh", ["-c", "echo one; echo two >&2"]).run()
    #expect(good.output == "one\ntwo\n")
    #expect(good.succeeded)
    let bad = try Tool("/bin/sh", ["-c", "echo three; exit 3"]).run()
    #expect(bad.output == "three\n")
    #expect(!bad.succeeded)
    #expect(throws: ToolFailure.self) { try Tool("/no/such/tool", []).run() }
  }

  @Test
  func `all of a long output is there`() throws {
    let output = try Tool("/bin/sh", ["-c", "yes 0123456789 | head -n 100000"]).run().output
    #expect(output.utf8.count == 1_100_000)
  }

  @Test(arguments: children)
  func `nothing that a tool started outlives it`(child: String) throws {
    let line = try Lifeline()
    let script = "\(line.script)\n\(child)\necho done"
    #expect(try Tool("/bin/sh", ["-c", script]).run().output == "done\n")
    #expect(line.isCut)
  }

  @Test(arguments: children)
  func `a family is killed whole, and nobody else`(child: String) throws {
    let (line, other) = (try Lifeline(), try Lifeline())
    let stranger = try start("\(other.script)\nsay; sleep 1000", in: ProcessFamily())
    #expect(other.isTied)
    let family = ProcessFamily()
    let process = try start("\(line.script)\n\(child)\nsay; sleep 1000", in: family)
    #expect(line.isTied)
    family.kill(from: process.identifier)
    #expect(!process.wait())
    #expect(line.isCut)
    #expect(!stranger.hasEnded)
    ProcessFamily().kill(from: stranger.identifier)
    #expect(!stranger.wait())
    #expect(other.isCut)
  }

  #if os(Linux)
    @Test(arguments: children)
    func `what outlives the first of a family is found by its mark`(child: String) throws {
      let line = try Lifeline()
      let family = ProcessFamily()
      let process = try start("\(line.script)\n\(child)\nsay; exit 0", in: family)
      #expect(line.isTied)
      while !process.hasEnded { usleep(1_000) }
      family.kill(from: process.identifier)
      #expect(process.wait())
      #expect(line.isCut)
    }
  #endif

  private func start(_ script: String, in family: ProcessFamily) throws -> ChildProcess {
    try ChildProcess("/bin/sh", ["-c", script], environment: family.environment, group: 0)
  }
}
