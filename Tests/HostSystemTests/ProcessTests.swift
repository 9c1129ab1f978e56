import Foundation
import TestSupport
import Testing

@testable import HostSystem

/// Pipes, families and signals: what tools are run with.
@Suite(.onThreadOfItsOwn)
struct ProcessTests {
  @Test func `a pipe is out of the way of the standard streams, and closed to what is started`()
    throws
  {
    let ends = try #require(Pipe.ends)
    defer { close(ends.reading) }
    for end in [ends.reading, ends.writing] {
      #expect(end >= 32)
      #expect(fcntl(end, F_GETFD) & FD_CLOEXEC != 0)
    }
    var output = Array("so far: ".utf8)
    #expect(Pipe.read(ends.reading, &output, forMilliseconds: 0) == .some(false))
    #expect(write(ends.writing, "more", 4) == 4)
    #expect(Pipe.read(ends.reading, &output, forMilliseconds: 10_000) == .some(true))
    #expect(String(decoding: output, as: UTF8.self) == "so far: more")
    close(ends.writing)
    #expect(Pipe.read(ends.reading, &output, forMilliseconds: 10_000) == nil)
    #expect(output.count == 12)
  }

  @Test func `a tool that takes too long is ended, and that is told`() {
    do throws(ToolFailure) {
      _ = try Tool("/bin/sh", ["-c", "sleep 1000"]).run(within: 0.05)
      Issue.record("nobody waits for so long")
    } catch {
      #expect(error.isOverdue)
      #expect(error.description == "not done within 0.05 s")
    }
  }

  @Test func `a tool that cannot be started is told with its path and the reason`() {
    do throws(ToolFailure) {
      _ = try Tool("/no/such/tool", []).run(within: 60)
      Issue.record("there is no such tool")
    } catch {
      #expect(!error.isOverdue)
      #expect(error.description == #"cannot start "/no/such/tool": No such file or directory"#)
    }
  }

  @Test func `a tool that says more than anybody reads is told from its beginning`() throws {
    let script = "printf begun; head -c 20000000 /dev/zero"
    let output = try Tool("/bin/sh", ["-c", script]).run().output
    #expect(output.hasPrefix("begun"))
    #expect(output.utf8.count >= 16 << 20)
    #expect(output.utf8.count < 18_000_000)
  }

  @Test func `a family's mark is put behind those of the families around it`() {
    let (outer, inner) = (ProcessFamily(), ProcessFamily())
    let variables = inner.environment(in: outer.environment(in: ["HOME": "/there"]))
    #expect(variables == ["HOME": "/there", "TRIPTYCH_FAMILY": outer.text + inner.text])
    #expect(outer.text != inner.text)
    #expect(outer.text.hasPrefix("/"))
    #expect(inner.environment["PATH"] == ProcessInfo.processInfo.environment["PATH"])
  }

  @Test func `what was never started here is not waited for`() {
    #expect(ProcessFamily.hasEnded(getppid()))
  }

  #if os(Linux)
    @Test func `a running process is known by its number, parent, group and environment`() throws {
      let own = try #require(RunningProcess(getpid()))
      #expect(own.identifier == getpid())
      #expect(own.parent == getppid())
      #expect(own.group == getpgrp())
      #expect(RunningProcess.all.contains { $0.identifier == getpid() })
      #expect(RunningProcess(0) == nil)
      let path = "PATH=\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
      #expect(own.wasStarted(withMark: path, after: nil) == true)
      #expect(own.wasStarted(withMark: path, after: own) == true)
      #expect(own.wasStarted(withMark: "/a mark that nobody has", after: nil) == false)
      #expect(try #require(RunningProcess(1)).wasStarted(withMark: "", after: own) == false)
    }
  #endif

  @Test func `a signal ends the process only when all that holds it back is done`() async {
    let result = await #expect(
      processExitsWith: .signal(SIGTERM), observing: [\.standardErrorContent]
    ) {
      ProcessTests.unblockSignals()
      Interruption.heldBack {
        if Interruption.hasCome { exit(3) }
        Interruption.heldBack { _ = raise(SIGTERM) }
        if !Interruption.hasCome { exit(4) }
        FileHandle.standardError.write(Data("held back".utf8))
      }
      exit(5)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("held back"))
  }

  @Test func `a signal that the process ignores stays ignored`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      ProcessTests.unblockSignals()
      signal(SIGHUP, SIG_IGN)
      Interruption.heldBack {
        raise(SIGHUP)
        if Interruption.hasCome { exit(3) }
      }
      raise(SIGHUP)
      exit(7)
    }
  }

  /// Lets signals reach this thread, which tests share with others, and which blocks them.
  private static func unblockSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }
}
