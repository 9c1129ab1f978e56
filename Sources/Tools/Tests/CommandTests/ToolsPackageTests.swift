import Foundation
import Testing
import TriptychParity
import TriptychTerminal
import TriptychTestSupport
import TriptychToolSupport

/// The programs of the tools, which the command starts in its place.
@Suite(.onThreadOfItsOwn)
struct ToolsPackageTests {
  private let triptych = WorkerRunner.path(ofCommandBesideTests: "triptych")

  @Test func `a program gets its words, and its streams and status are the command's`() throws {
    let swift = """
      #!/bin/sh
      for word; do echo "[$word]"; done
      exit 7
      """
    try withFolder(["swift": swift]) { folder in
      let script = """
        chmod +x "$1/swift"; PATH="$1:$PATH"; "$2" grade 'two words' --format json; echo "status $?"
        """
      let output = try Tool("/bin/sh", ["-c", script, "sh", folder, triptych]).run().output
      let lines = output.split(separator: "\n").map(String.init)
      #expect(lines.starts(with: ["[run]", "[--package-path]"]))
      #expect(lines[2].hasSuffix("/Sources/Tools]"))
      #expect(
        lines.dropFirst(3) == ["[grade]", "[two words]", "[--format]", "[json]", "status 7"])
    }
  }

  @Test func `where there is no Swift toolchain, the command says how to get one`() throws {
    let script = "PATH=/no/such \"$1\" learn; echo \"status $?\""
    let output = try Tool("/bin/sh", ["-c", script, "sh", triptych]).run().output
    #expect(output.contains("there is no swift in PATH; install a Swift toolchain"))
    #expect(output.hasSuffix("status 3\n"))
  }
}
