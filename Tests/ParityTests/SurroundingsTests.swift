import AppRules
import AppScreens
import HostileScreens
import MVP
import TestSupport
import Testing

@testable import Parity

/// Screens that show something else in a process with another language, time zone and home.
@Suite(.onThreadOfItsOwn)
struct SurroundingsTests {
  private let app = ColourSelectorApp()

  private var isolation: Isolation {
    Isolation(byCommandBesideTests: "HostileScreens", limit: 60)
  }

  private func check(of pattern: Pattern) throws -> Check {
    try #require(app.checks(of: pattern).first { $0.mode == .elsewhere })
  }

  @Test func `what depends on surroundings is told with these, after as few steps as it takes`()
    throws
  {
    let check = try check(of: SharingFault.readsHome.pattern)
    let result = InProcess(surroundings: isolation).run(check, of: app, shrinking: true)
    let finding = try #require(result.finding)
    #expect(finding.rule == "S2")
    #expect(Set(finding.steps) == ["green=on", "yellow=on"])
    #expect(finding.steps.count == 2)
    #expect(finding.expected == #"status "Green and Yellow""#)
    #expect(finding.shown.hasPrefix(#"status "Yellow and Green" in a process with LANG="#))
  }

  @Test func `what does not depend on surroundings holds, and so does what nobody can try`() throws
  {
    let right = try check(of: .mvp)
    #expect(isolation.run(right, of: app, shrinking: false).verdict == .holds)
    let wrong = try check(of: SharingFault.readsHome.pattern)
    #expect(InProcess().run(wrong, of: app, shrinking: true).verdict == .holds)
    let none = Isolation(executable: "/no/such/file", arguments: [])
    #expect(
      InProcess(surroundings: none).run(wrong, of: app, shrinking: true).verdict == .holds)
  }
}
