import Foundation
import HostileScreens
import Testing
import TriptychParity
import TriptychTerminal
import TriptychTestSupport

/// What the whole command says when a screen takes its process down, or never returns.
@Suite(.onThreadOfItsOwn)
struct CrashTests {
  private static let brief = "--gestures 50"

  @Test(arguments: [
    HostileDeed.trap, .overflow, .segfault, .abort, .busError, .divide,
  ])
  func `after a crash all walks are taken again, in processes of their own`(
    deed: HostileDeed
  ) throws {
    let plain = try HostileCommand("verify colour \(Self.brief)", patterns: deed.rawValue)
    #expect(
      plain.output.contains("hostile verify --isolated colour \(Self.brief)\n"), "\(plain.output)")
    #expect(plain.output.contains("S5 broken by \(deed.rawValue)"), "\(plain.output)")
    #expect(!plain.output.contains("libc.so"))
    #expect(plain.status == 1)
    let under = try HostileCommand(
      "verify colour --under via-views yellow=on green=on --seed 3", patterns: deed.rawValue)
    #expect(
      under.output.contains(
        "hostile verify --isolated colour --under via-views yellow=on green=on --seed 3\n"),
      "\(under.output)")
    #expect(under.status == 1)
  }

  @Test func `a crash that does not repeat is not a success`() throws {
    let mark = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    defer { rmdir(mark) }
    let once = try HostileCommand(
      "verify colour \(Self.brief)", patterns: "trapOnce", mark: mark)
    #expect(once.output.contains("every rule holds in every pattern"), "\(once.output)")
    #expect(once.output.contains("the crash did not come again"))
    #expect(once.status == 1)
  }

  @Test(arguments: ["", "--isolated"])
  func `a screen that waits for the main thread is broken by S5, at its step`(isolated: String)
    throws
  {
    let gesture = try HostileCommand(
      "verify four-function \(Self.brief) \(isolated)", patterns: "waits-for-main")
    #expect(gesture.output.contains("S5 broken by waits-for-main"), "\(gesture.output)")
    #expect(gesture.output.contains("hostile verify four-function --under plain 7 --isolated"))
    let response = try HostileCommand(
      "verify music \(Self.brief) \(isolated)", patterns: "shown-by-main")
    #expect(response.output.contains("S5 broken by shown-by-main"), "\(response.output)")
    #expect(response.output.contains("--under plain query=C reply=1 --isolated"))
  }

  @Test func `a screen that aborts when its process ends leaves the report whole`() throws {
    let isolated = try HostileCommand(
      "verify colour \(Self.brief) --isolated", patterns: "MVP abortAtExit")
    #expect(isolated.output.contains("every rule holds in every pattern"), "\(isolated.output)")
    #expect(isolated.status == 0)
    let plain = try HostileCommand("verify colour \(Self.brief)", patterns: "MVP abortAtExit")
    #expect(plain.output.contains("every rule holds in every pattern"), "\(plain.output)")
    #expect(plain.output.contains("hostile: a screen has ended this process."))
    #expect(!plain.output.contains("libc.so"))
  }

  @Test(arguments: [
    ("verify colour", "hostile verify --isolated colour"),
    (
      "verify colour --under plain yellow=on green=on",
      "hostile verify --isolated colour --under plain yellow=on green=on"
    ),
  ])
  func `a screen that hangs is named with its step, without a terminal, and can be interrupted`(
    words: String, advice: String
  ) throws {
    let (reading, writing) = try Pipe.ends()
    defer { close(reading) }
    var environment = ProcessInfo.processInfo.environment
    environment["HOSTILE_PATTERNS"] = "hang"
    let process = try ChildProcess(
      WorkerRunner.path(ofCommandBesideTests: "HostileScreens"),
      words.split(separator: " ").map(String.init), environment: environment, output: writing)
    close(writing)
    let text = read(reading, until: advice)
    #expect(text.contains("colour, hang: step "), "\(text)")
    #expect(text.contains(#""green=on", after "#))
    process.signalGroup(SIGINT)
    #expect(isSignalled(process.end))
  }

  @Test func `a hanging screen in a process of its own does not delay an interruption`() throws {
    let (reading, writing) = try Pipe.ends()
    defer { close(reading) }
    var environment = ProcessInfo.processInfo.environment
    environment["HOSTILE_PATTERNS"] = "hang"
    let process = try ChildProcess(
      WorkerRunner.path(ofCommandBesideTests: "HostileScreens"),
      ["verify", "colour", "--isolated"], environment: environment, output: writing)
    close(writing)
    usleep(1_000_000)
    process.signalGroup(SIGINT)
    #expect(isSignalled(process.end))
  }

  private func isSignalled(_ end: ChildProcess.End) -> Bool {
    if case .signalled = end { true } else { false }
  }

  /// What can be read from a pipe, until a text is in it.
  private func read(_ descriptor: Int32, until end: String) -> String {
    var bytes: [UInt8] = []
    while !String(decoding: bytes, as: UTF8.self).contains(end) {
      guard Pipe.read(descriptor, &bytes, forMilliseconds: 60_000) == true else { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
