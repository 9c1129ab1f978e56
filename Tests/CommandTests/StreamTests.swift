import Foundation
import Parity
import Testing

@testable import TriptychCommand

/// Files and streams that cannot be read or written, or have no end.
struct StreamTests {
  private func message(_ file: InputFile) -> String {
    do {
      return "\(try file.contents().count) bytes"
    } catch {
      return (error as? UsageError)?.message ?? "\(error)"
    }
  }

  @Test
  func `a file without end is read up to a limit, which is told`() {
    let zero = InputFile(path: "/dev/zero", limit: 1 << 20)
    #expect(message(zero).contains("has more than 1 MB"))
    #expect(message(InputFile(path: "/dev/null")) == "0 bytes")
  }

  @Test
  func `what is no file is told by its path`() {
    #expect(message(InputFile(path: "/")) == #"cannot read "/": Is a directory"#)
    #expect(
      message(InputFile(path: "/nowhere/\u{1B}"))
        == #"cannot read "/nowhere/\u{1B}": No such file or directory"#)
  }

  @Test
  func `a pipe to which nobody writes is not waited for without end`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/triptych-\(UUID().uuidString)"
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    #expect(
      message(InputFile(path: path, patience: 0)).hasSuffix(
        "nobody wrote to this pipe within 0 seconds"))
  }

  /// Runs the command by a shell, which opens and closes its streams.
  private func run(_ script: String) throws -> (status: Int32, messages: String) {
    let command = Isolation.path(ofCommandBesideTests: "triptych")
    let process = Process()
    let messages = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, command]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = messages
    try process.run()
    let data = try messages.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test(arguments: [
    (#""$0" compare colour >&-"#, "cannot write to standard output: Bad file descriptor"),
    (#""$0" compare colour --json >/dev/full"#, "cannot write to standard output: No space"),
    (#""$0" --help >/dev/full"#, "cannot write to standard output: No space"),
    (#""$0" compare colour --from - <&-"#, "cannot read standard input: Bad file descriptor"),
    (#""$0" compare colour --from - </"#, "cannot read standard input: Is a directory"),
    (#""$0" compare colour --from /nowhere >&- <&-"#, #"cannot read "/nowhere""#),
    (#""$0" rules >&- 2>&-"#, ""),
  ])
  func `a stream that is closed or full is an error, never a trap`(script: String, message: String)
    throws
  {
    let run = try run(script)
    #expect(run.status == 2)
    #expect(message.isEmpty ? run.messages.isEmpty : run.messages.contains(message))
  }

  @Test(arguments: [
    #"env -i "$0" compare colour green=on"#,
    #"COLUMNS=-5 LANG=C TERM= NO_COLOR=$(printf '\033') "$0" trace colour green=on"#,
    #"d=$(mktemp -d) && cd "$d" && rmdir "$d" && "$0" compare colour green=on"#,
    #"printf 'green=on\n' | "$0" compare colour --from -"#,
    #"""
    p=$(mktemp -u); mkfifo "$p"; printf 'green=on\n' >"$p" &
    "$0" compare colour --from "$p"; s=$?; rm "$p"; exit $s
    """#,
  ])
  func `an odd environment changes nothing`(script: String) throws {
    let run = try run(script)
    #expect(run.status == 0)
    #expect(run.messages == "")
  }

  @Test
  func `in a folder that was deleted no package is written`() throws {
    let run = try run(#"d=$(mktemp -d) && cd "$d" && rmdir "$d" && "$0" new app Counter"#)
    #expect(run.status == 2)
    #expect(run.messages.contains("which is there no more"))
  }
}
