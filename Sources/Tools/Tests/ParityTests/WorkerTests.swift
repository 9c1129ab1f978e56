import AppDefinitions
import AppModels
import AppScreens
import Foundation
import HostileScreens
import Testing
import TriptychFaultyScreens
import TriptychTerminal
import TriptychTestSupport

@testable import TriptychParity

/// Screens that crash, hang, exit, flood memory or spoil the channel, in processes of their own.
///
/// What hangs hangs for ever, and what does not is far within its limits, however slow the machine.
@Suite(.onThreadOfItsOwn)
struct WorkerTests {
  private let app = ColourSelectorApp()

  private func runner(step: Double = 60, total: Double = 400) -> WorkerRunner {
    WorkerRunner(
      byCommandBesideTests: "HostileScreens",
      limits: WorkerLimits(step: step, total: total, memory: 128))
  }

  @Test(arguments: [
    (HostileDeed.trap, "crashed: ", ["yellow=on", "green=on"]),
    (.hang, "timed out: no display within 1 s", ["yellow=on", "green=on"]),
    (.leaveGroup, "timed out: no display within 1 s", ["yellow=on", "green=on"]),
    (.segfault, "crashed: Segmentation fault", ["yellow=on", "green=on"]),
    (.exit, "exited early, with status 0", ["yellow=on", "green=on"]),
    (.takeMemory, "ran out of memory: more than 128 MB", ["yellow=on", "green=on"]),
    (.beUnwritten, "not written yet: both", ["yellow=on", "green=on"]),
    (.trapInEnd, "crashed while the screen was released: ", []),
  ])
  func `what ends a process is told as what it is, after the steps that it takes`(
    deed: HostileDeed, shown: String, steps: [String]
  ) throws {
    let runner = runner(step: [.hang, .leaveGroup].contains(deed) ? 1 : 60)
    let walk = deed == .trap ? ["yellow=on", "yellow=on", "green=on", "green=off"] : steps
    let outcome = try app.outcome(of: walk, on: deed.pattern, in: runner)
    let finding = try #require(outcome.finding)
    #expect(finding.rule == "S5")
    #expect(finding.shown.hasPrefix(shown), "\(finding)")
    #expect(finding.steps == steps)
    #expect(finding.kind == (deed == .beUnwritten ? .notWritten : .fatal))
    #expect(finding.again.last == "--isolated")
    if deed == .trap {
      let again = try app.again(finding, on: deed.pattern, in: self.runner())
      #expect(again?.shown == finding.shown)
    }
  }

  @Test
  func `what has hung is waited for as long as its other steps suggest`() {
    let ends = KnownEnds()
    let walk = Walk<ColourSelectorGesture>([.replaceView])
    ends.addStep("slow", seconds: 0.05)
    ends.addStep("slow", seconds: 0.01)
    #expect(ends.timeout("slow", atMost: 10, under: .plain) == 10)
    ends.addHang("slow", on: walk, under: .plain, ProcessFailure(.timedOut(seconds: 10)))
    #expect(ends.timeout("slow", atMost: 10, under: .plain) == 1)
    #expect(ends.timeout("another", atMost: 10, under: .plain) == 10)
    #expect(ends.hang(on: walk, in: "slow") != nil)
    #expect(ends.hang(on: Walk<ColourSelectorGesture>([]), in: "slow") == nil)
  }

  @Test
  func `an interruption that is held back ends the wait for a screen that hangs`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGINT, SIG_DFL)
      try Interruption.heldBack {
        Thread.detachNewThread {
          usleep(500_000)
          kill(getpid(), SIGINT)
        }
        let outcome = try ColourSelectorApp().outcome(
          of: ["yellow=on", "green=on"], on: HostileDeed.hang.pattern,
          in: WorkerRunner(
            byCommandBesideTests: "HostileScreens", limits: WorkerLimits(step: 60)))
        exit(outcome.obstacle?.contains("interrupted") == true ? 0 : 3)
      }
    }
  }

  @Test
  func `steps that end a process only beside other screens are taken without them`() throws {
    let runner = runner()
    let steps = Array(repeating: "green=on", count: 20)
    let beside = try app.outcome(
      of: steps, under: .withOtherScreens, on: HostileDeed.trap.pattern, in: runner)
    #expect(beside.finding?.kind == .fatal)
    #expect(try app.outcome(of: steps, on: HostileDeed.trap.pattern, in: runner).isRight)
  }

  @Test(arguments: [HostileDeed.print, .none])
  func `what a screen prints is no answer`(deed: HostileDeed) throws {
    let outcome = try app.outcome(
      of: ["yellow=on", "green=on"], on: deed.pattern, in: runner())
    #expect(outcome.isRight)
  }

  @Test(arguments: [HostileDeed.writeIntoEveryDescriptor, .closeEveryDescriptor])
  func `a screen that spoils the channel is not right, and the next one is as it was`(
    deed: HostileDeed
  ) throws {
    let runner = runner()
    let steps = ["yellow=on", "green=on"]
    #expect(try app.outcome(of: steps, on: deed.pattern, in: runner).finding?.rule == "S5")
    #expect(try app.outcome(of: steps, on: .plainMVP, in: runner).isRight)
  }

  @Test
  func `a crash that does not repeat is reported as unstable`() throws {
    let mark = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    setenv("HOSTILE_MARK", mark.path, 1)
    defer { rmdir(mark.path) }
    let outcome = try app.outcome(
      of: ["yellow=on", "green=on"], on: HostileDeed.trapOnce.pattern, in: runner())
    #expect(outcome.finding?.kind == .unstable)
    #expect(outcome.finding?.shown.contains("never again") == true)
  }

  @Test(arguments: Condition.allCases.filter { $0 != .overlappingTasks })
  func `a correct screen is right in a process of its own, under every condition`(
    condition: Condition
  ) throws {
    let app = MusicSearchApp()
    let outcome = try app.outcome(
      of: ["query=IU", "query=BTS", "replace-view", "reply=1"], under: condition, on: .plainMVP,
      in: runner())
    #expect(outcome.isRight, "\(outcome)")
  }

  @Test
  func `a step longer than the channel's buffer arrives whole, and so does its display`() throws {
    let text = String(repeating: "a", count: 300_000)
    let outcome = try TokenCalculatorApp().outcome(
      of: ["input=\(text)"], on: .plainMVP, in: runner())
    #expect(outcome.isRight)
  }

  @Test
  func `when all time is up nothing more is run, and that is said`() {
    let report = app.report(on: .plainMVP, effort: .brief, in: runner(total: 0))
    #expect(Set(report.rules.map(\.verdict)) == [.notRun])
    #expect(report.notTried.contains { $0.contains("the limit for everything") })
  }

  @Test(arguments: [
    ("/no/such/file", "", "/no/such/file"), ("/bin/sh", "exit 0", "exited early, with status 0"),
    ("/bin/sh", "echo .; read line; echo x no", "no"),
  ])
  func `an executable that does not serve is told of`(
    executable: String, script: String, obstacle: String
  ) {
    let runner = WorkerRunner(executable: executable, arguments: ["-c", script])
    #expect(runner.obstacle(to: app, on: .plainMVP)?.contains(obstacle) == true)
  }

  @Test
  func `a pattern that the executable does not know is told of`() {
    #expect(runner().obstacle(to: app, on: Pattern("VIPER"))?.contains("VIPER") == true)
    #expect(runner().obstacle(to: app, on: .plainMVP) == nil)
  }

  @Test(arguments: [
    ("sleep 1000 &", "sleep 1000"), ("sleep 1000 &", "exit 0"),
  ])
  func `nothing that a worker started outlives it, whether it is killed or ends`(
    child: String, end: String
  ) throws {
    let fifo = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    try #require(mkfifo(fifo, 0o600) == 0)
    defer { unlink(fifo) }
    let line = open(fifo, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(line) }
    do {
      let script = "exec 9>'\(fifo)'; \(child)\necho .; read line; echo x no; \(end)"
      let runner = WorkerRunner(executable: "/bin/sh", arguments: ["-c", script])
      #expect(runner.obstacle(to: app, on: .plainMVP) != nil)
    }
    // The end of the file comes when nobody is left who could write.
    var source = pollfd(fd: line, events: Int16(POLLIN), revents: 0)
    try #require(poll(&source, 1, 60_000) > 0, "somebody is left")
    var byte: UInt8 = 0
    #expect(read(line, &byte, 1) == 0)
  }
}
