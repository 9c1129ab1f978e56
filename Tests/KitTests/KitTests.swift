import AppScreens
import LampFixture
import SharedSuite
import Testing
import TriptychParity

/// The kit on a handful of screens: it leaves a correct lamp alone, and finds what is wrong with others.
///
/// Most of its tests are those of the tools, which have faulty screens for it.
struct KitTests {
  @Test func `a correct screen has no findings`() {
    #expect(findings(on: nil).isEmpty)
  }

  @Test func `a wrong display is found, in the fewest steps that show it`() throws {
    let finding = try #require(findings(on: .staysOn).first)
    #expect(finding.rule == "L1")
    #expect(finding.steps == ["press", "press"])
    #expect(finding.expected == "status \"off\"")
    #expect(finding.shown == "status \"on\"")
  }

  @Test func `a new view that shows something else breaks the rule on replacing it`() throws {
    let finding = try #require(findings(on: .forgets).first)
    #expect(finding.rule == "S3")
    #expect(finding.steps == ["press", "replace-view"])
  }

  @Test func `a view that is never released breaks the rule on releasing it`() throws {
    let finding = try #require(findings(on: .keepsItsView).first)
    #expect(finding.rule == "S4")
  }

  @Test func `a view that keeps itself until it is replaced breaks the rule on releasing it`()
    throws
  {
    let finding = try #require(findings(on: .keepsItsViewForAWhile).first)
    #expect(finding.rule == "S4")
    #expect(finding.shown == "Lamp, LampView alive")
  }

  /// The findings of the checks that need no time and no other process.
  private func findings(on fault: LampScreen.Fault?) -> [Finding] {
    let pattern = Pattern("Lamp").adding { LampScreen(fault) }
    return LampApp().checks(of: pattern, effort: Effort(gestures: 20, length: 2, walks: 2))
      .filter { [.plain, .replacedViews, .viaViews, .leaks].contains($0.condition) }
      .flatMap { $0.run().findings }
  }
}
