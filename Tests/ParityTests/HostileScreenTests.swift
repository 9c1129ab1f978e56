import AppRules
import AppScreens
import Foundation
import HostileScreens
import MVP
import TestSupport
import Testing

@testable import Parity

/// Screens that take their process along, or try to keep or deceive whoever waits for them.
///
/// What hangs hangs for ever, and what does not is far within its limits, however slow the machine.
@Suite(.onThreadOfItsOwn)
struct HostileScreenTests {
  private let app = ColourSelectorApp()

  @Test(arguments: [
    (HostileDeed.trap, "crashed: ", ["yellow=on", "green=on"]),
    (.overflowStack, "crashed: ", ["yellow=on", "green=on"]),
    (.abort, "crashed: Aborted", ["yellow=on", "green=on"]),
    (.exit, "exited early, with status 0", ["yellow=on", "green=on"]),
    (.exitAtOnce, "exited early, with status 0", ["yellow=on", "green=on"]),
    (.quickExit, "exited early, with status 0", ["yellow=on", "green=on"]),
    (.exec, "left the process to something else", ["yellow=on", "green=on"]),
    (.closeEveryDescriptor, "exited early, with status 3", ["yellow=on", "green=on"]),
    (.takeMemory, "ran out of memory: more than 128 MB", ["yellow=on", "green=on"]),
    (.takeMemoryAtOnce, "ran out of memory: more than 128 MB", ["yellow=on", "green=on"]),
    (.sayThatItIsUnwritten, "exited early, with status 0", ["yellow=on", "green=on"]),
    (.beUnwritten, "not written yet: both, at HostileScreens/", ["yellow=on", "green=on"]),
    (.trapInEnd, "crashed while the screen was let go: Aborted", []),
    (.trapWhenProcessEnds, "crashed while the process ended, after the last step: Aborted", []),
    (.trapLater, "crashed after the screen was let go: Aborted", []),
  ])
  func `what ends a process is told as what it is, after the steps that it takes`(
    deed: HostileDeed, shown: String, steps: [String]
  ) throws {
    var isolation = isolation(limit: 60)
    isolation.limits.memory = 128
    let result = isolation.run([try check(of: deed)], of: app)[0]
    let again = isolation.run(try check(of: deed), of: app, shrinking: true)
    let finding = try #require(again.finding)
    #expect(finding.shown.hasPrefix(shown), "\(finding)")
    #expect(finding.steps == steps)
    #expect(result.verdict == (deed == .beUnwritten ? .notWritten : .broken))
    #expect(finding.kind == (deed == .beUnwritten ? .notWritten : .fatal))
  }

  @Test(arguments: [
    (HostileDeed.joinGroupOfParent, ""), (.talkWithoutEnd, ""),
    (.hangInEnd, " while the screen was let go"),
    (.hangWhenProcessEnds, " while the process ended, after the last step"),
  ])
  func `what never ends is ended`(deed: HostileDeed, moment: String) throws {
    let isolation = isolation(limit: 1)
    _ = isolation.run([try check(of: deed)], of: app)
    let result = isolation.run(try check(of: deed), of: app, shrinking: true)
    let finding = try #require(result.finding)
    #expect(finding.shown == "timed out\(moment): no display within 1 s")
    #expect(result.verdict == .broken)
  }

  @Test
  func `what is written into the channel is no answer, and breaks no rule`() throws {
    // Somebody else's pipe, of which nobody reads, is open when the process is started.
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let isolation = isolation(limit: 60)
    let report = Report(
      on: app, of: [.mvp, HostileDeed.writeIntoEveryDescriptor.pattern],
      searches: [.sequences(length: 2)], in: isolation)
    #expect(report.isConforming)
  }

  @Test
  func `a death that does not come again is unstable, and nobody else is blamed`() throws {
    let mark = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    setenv("HOSTILE_MARK", mark.path, 1)
    defer { rmdir(mark.path) }
    let report = Report(
      on: app, of: [HostileDeed.trapOnce.pattern, .mvp], searches: [], in: isolation(limit: 60))
    let unstable = report.rows.filter { $0.verdict != .holds }
    #expect(unstable.map(\.verdict) == [.unstable])
    #expect(unstable.map(\.pattern) == ["trapOnce"])
    #expect(!report.isConforming)
    let finding = try #require(unstable.first?.findings.first)
    #expect(finding.kind == .unstable)
    #expect(finding.shown.hasPrefix("crashed: "))
    #expect(finding.shown.hasSuffix("Fatal error: never again\"; run again, it did not end"))
    #expect(finding.steps.last == "green=on")
  }

  @Test
  func `a hang costs no verdict on what does not hang`() throws {
    let selection = CheckSelection { ["S1", "CS2", "CS4"].contains($0.rule) }
    let results = CheckResults(
      of: app, HostileDeed.hang.pattern, selecting: selection, in: isolation(limit: 1))
    for (check, result) in zip(results.checks, results.results) {
      let hangs = check.runs().contains { ["yellow=on", "green=on"].isSubsequence(of: $0) }
      if !hangs, selection.contains(check) { #expect(result.verdict == .holds, "\(check)") }
    }
    #expect(results.verdict(on: "CS2") == .broken || results.verdict(on: "CS2") == .notRun)
    #expect(results.verdict(on: "S1") == .holds)
    #expect(results.remarks.contains { $0.hasSuffix(#"hangs after "yellow=on", "green=on""#) })
    let progress = results.progress(with: nil)
    #expect(progress.undecided > 0)
    #expect("\(progress)".contains("not run to the end"))
  }

  @Test
  func `gestures that are each within their limit meet the limit on a check`() throws {
    var isolation = isolation(limit: 60)
    isolation.limits.check = 0.5
    let checks = app.checks(of: HostileDeed.drip.pattern).filter {
      $0.mode?.runsScenarios ?? false && $0.runs().contains { $0.count > 3 }
    }
    let results = isolation.run(checks, of: app)
    #expect(results.allSatisfy { $0.verdict == .notRun && $0.finding == nil })
    #expect(results[0].obstacle == "not done within 0.5 s, the limit on a check")
  }

  @Test
  func `when all time is up nothing more is run, and that is said`() throws {
    var isolation = isolation(limit: 60)
    isolation.limits.run = 0
    let report = Report(on: app, of: [.mvp], in: isolation)
    #expect(Set(report.rows.map(\.verdict)) == [.notRun])
    #expect(report.searches.allSatisfy { $0.obstacle?.contains("the whole run") ?? false })
    #expect(!report.isConforming)
  }

  private func isolation(limit seconds: Double) -> Isolation {
    Isolation(byCommandBesideTests: "HostileScreens", limit: seconds)
  }

  /// The check that a screen survives yellow and then green.
  private func check(of deed: HostileDeed) throws -> Check {
    try #require(
      app.checks(of: deed.pattern).first { $0.name == "yellow first, to its end" })
  }
}
