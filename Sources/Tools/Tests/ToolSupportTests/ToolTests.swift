import Foundation
import Testing
import TriptychTerminal
import TriptychTestSupport
import TriptychToolSupport

/// Tools, and what they leave behind: nothing.
@Suite(.onThreadOfItsOwn)
struct ToolTests {
  @Test func `a tool's words and errors are returned, and whether it succeeded`() throws {
    let good = try Tool("/bin/sh", ["-c", "echo one; echo two >&2"]).run()
    #expect(good.output == "one\ntwo\n")
    #expect(good.succeeded)
    let bad = try Tool("/bin/sh", ["-c", "echo three; exit 3"]).run()
    #expect(bad.output == "three\n")
    #expect(!bad.succeeded)
    #expect(throws: ToolFailure.self) { try Tool("/no/such/tool", []).run() }
  }

  @Test func `where there is no swift, the error says what to do`() throws {
    try withFolder(["bin/swift": ""]) { folder in
      let bin = "\(folder)/bin"
      #expect {
        try SwiftToolchain.path(in: "/no/such:\(bin)")
      } throws: { "\($0)".contains("install a Swift toolchain") }
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(bin)/swift")
      #expect(try SwiftToolchain.path(in: "/no/such:\(bin)") == "\(bin)/swift")
    }
  }

  /// As a compiler does that was ended, and whose last files come after its end.
  ///
  /// It is a race, so it is run often.
  @Test func `a folder is removed into which a process still writes`() throws {
    for _ in 1...20 {
      try withFolder(["objects/first": ""]) { folder in
        let objects = "\(folder)/objects"
        let writer = Thread {
          for number in 0..<2_000 {
            let file = open("\(objects)/\(number)", O_CREAT | O_WRONLY, 0o644)
            if file >= 0 { close(file) }
          }
        }
        writer.start()
        try FileManager.default.removeFolderInUse(atPath: objects)
        #expect(!FileManager.default.fileExists(atPath: objects))
      }
    }
  }

  @Test func `all of a long output is there`() throws {
    let output = try Tool("/bin/sh", ["-c", "yes 0123456789 | head -n 100000"]).run().output
    #expect(output.utf8.count == 1_100_000)
  }

  @Test func `a tool cannot write into a file that is open in this process`() throws {
    try withFolder(["points": ""]) { folder in
      let descriptor = open("\(folder)/points", O_WRONLY)
      defer { close(descriptor) }
      let tool = Tool("/bin/bash", ["-c", "echo 100 >&\(descriptor)"])
      let succeeded = try tool.run().succeeded
      #expect(!succeeded)
      #expect(try String(contentsOfFile: "\(folder)/points", encoding: .utf8) == "")
    }
  }

  @Test func `a tool that takes too long is ended, and that is reported`() {
    let failure = #expect(throws: ToolFailure.self) {
      try Tool("/bin/sh", ["-c", "sleep 1000"]).run(within: 0.05)
    }
    #expect(failure?.isOverdue == true)
  }

  @Test(arguments: ["sleep 1000 &", "(sh -c '(sleep 1000 &) ; sleep 1000' &)"])
  func `nothing that a tool started outlives it`(child: String) throws {
    let line = Lifeline()
    let script = "\(line.script)\n\(child)\necho done"
    #expect(try Tool("/bin/sh", ["-c", script]).run().output == "done\n")
    #expect(line.isCut)
    #expect(throws: ToolFailure.self) {
      try Tool("/bin/sh", ["-c", "trap '' INT\n\(script); sleep 1000"]).run(within: 0.2)
    }
    #expect(line.isCut)
  }

  @Test func `a tool's temporary files are removed`() throws {
    let tool = Tool("/bin/sh", ["-c", "mktemp \"$TMPDIR/x.XXXXXX\"; echo $TMPDIR"])
    let lines = try tool.run(inOwnTemporaryFolder: true).output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix(lines[1]))
    for path in lines { #expect(!FileManager.default.fileExists(atPath: String(path))) }
  }

  @Test func `a signal ends the process only when all that holds it back is done`() async {
    let result = await #expect(
      processExitsWith: .signal(SIGTERM), observing: [\.standardErrorContent]
    ) {
      // Tests run on threads that block signals.
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, nil)
      Interruption.heldBack {
        Interruption.heldBack { _ = raise(SIGTERM) }
        FileHandle.standardError.write(Data("held back".utf8))
      }
      exit(5)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("held back"))
  }
}
