import Foundation
import Testing
import TriptychParity
import TriptychTerminal
import TriptychTestSupport
import TriptychToolSupport

/// An inspection that is ended from outside, while it waits for the compiler.
@Suite(.onThreadOfItsOwn)
struct InterruptionTests {
  @Test(arguments: [SIGINT, SIGTERM])
  func `an inspection that is interrupted leaves no process behind`(signal: Int32) throws {
    try withFolder(["Package.swift": ""]) { folder in
      mkfifo("\(folder)/line", 0o600)
      let line = open("\(folder)/line", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      defer { close(line) }
      try writeCompiler(in: folder)

      var environment = ProcessInfo.processInfo.environment
      environment["PATH"] = "\(folder):\(environment["PATH"] ?? "")"
      let process = try ChildProcess(
        WorkerRunner.path(ofCommandBesideTests: "inspect"), [folder], environment: environment)
      #expect(try next(on: line) == "building\n")
      kill(process.identifier, signal)
      // The end comes when no process is left that could write.
      #expect(try next(on: line) == "")
      var status: Int32 = 0
      #expect(waitpid(process.identifier, &status, 0) == process.identifier)
      #expect(status & 0x7F == signal)
    }
  }

  /// A compiler that never ends, with children of which one has lost its parent.
  private func writeCompiler(in folder: String) throws {
    let script = """
      #!/bin/sh
      exec 9>'\(folder)/line'
      sleep 1000 &
      (sh -c 'sleep 1000 & sleep 1000' &)
      echo building >&9
      sleep 1000
      """
    // A shell writes it: what this process has open for writing cannot be run.
    let writer = "printf '%s' \"$1\" >\"$2\" && chmod +x \"$2\""
    let shell = Tool("/bin/sh", ["-c", writer, "sh", script, "\(folder)/swift"])
    #expect(try shell.run().succeeded)
  }

  /// The next text on a pipe; "" at its end.
  private func next(on descriptor: Int32) throws -> String {
    while true {
      var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      try #require(poll(&source, 1, 60_000) > 0, "a process is left")
      var bytes = [UInt8](repeating: 0, count: 100)
      let count = read(descriptor, &bytes, bytes.count)
      if count >= 0 { return String(decoding: bytes[..<count], as: UTF8.self) }
    }
  }
}
