import AppRules
import AppScreens
import Foundation
import MVP
import Parity
import Specimens
import Synchronization
import TestSupport
import Testing

/// The line under a finding, run.
@Suite(.onThreadOfItsOwn)
struct AgainTests {
  /// One of each way in which something is found.
  @Test(
    arguments: [
      ("left-to-right", "FF6"), ("static-expression", "S2"), ("error-lost-on-replacing", "S3"),
      ("binding-captures-view", "S4"), ("withdraw-on-release-forgotten", "MS18"),
      ("stale-judged-by-term", "MS8"), ("initial-text-empty", "S1"), ("answer-keeps-view", "S4"),
      ("first-view-hears-alone", "S3"),
    ])
  func `the line under a finding finds it again`(name: String, rule: String) throws {
    let specimen = try #require(TriptychSpecimens.all.first { $0.name == name })
    let app = try #require(TriptychApps.all.first { $0.name == specimen.app })
    let lead = leading(on: specimen.pattern, of: app)
    let finding = try #require(lead)
    #expect(finding.rule == rule)
    let again = run(finding.again, specimen)
    #expect(again.output.contains("\(rule) broken by \(name)"))
    #expect(again.output.contains("$ triptych verify \(app.name) --rule"))
    #expect(again.status == 1)
  }

  @Test
  func `a trap is found again in a process of its own`() throws {
    let specimen = try #require(TriptychSpecimens.all.first { $0.name == "division-traps" })
    let isolation = Isolation(byCommandBesideTests: "triptych")
    let report = Report(
      on: CalculatorApp(), of: [.mvp, specimen.pattern], searches: [],
      selecting: CheckSelection(rule: "S5", check: nil), in: isolation)
    let finding = try #require(report.progress[1].finding)
    #expect(finding.again.last == "--isolated")
    let again = run(finding.again, specimen)
    #expect(again.output.contains("S5 broken by division-traps"))
    #expect(again.status == 1)
  }

  @Test
  func `a display that comes later is found again`() throws {
    let late = Pattern("Late") { @Sendable in LateScreen() }
    let lead = leading(on: late, of: ColourSelectorApp())
    let finding = try #require(lead)
    #expect(finding.kind == .late)
    let again = Transcript(finding.again, patterns: [.mvp, late])
    #expect(again.output.contains("S1 broken by Late"))
    #expect(again.output.contains("right later, when the run loop has turned"))
    #expect(again.status == 1)
  }

  @Test
  func `what is not written is found again beside what is`() throws {
    let unwritten = Pattern("Unwritten")
    let lead = leading(on: unwritten, of: ColourSelectorApp())
    let finding = try #require(lead)
    let again = Transcript(finding.again, patterns: [.mvp, unwritten])
    #expect(again.output.contains("Unwritten: to do: none: the pattern does not make one yet"))
    #expect(again.status == 1)
    let other = Transcript(
      ["verify", "colour", "--rule", "CS1", "--scenario", "a new screen"],
      patterns: [.mvp, unwritten])
    #expect(other.output.contains("  holds    not run"))
    #expect(other.status == 1)
  }

  @Test
  func `a line that is run where the fault is mended finds nothing`() {
    let again = Transcript("verify", "colour", "--rule", "CS2", "--scenario", "green alone")
    #expect(again.output.contains("what was run holds"))
    #expect(again.output.contains("  CS2 "))
    #expect(!again.output.contains("  CS1 "))
    #expect(again.status == 0)
  }

  @Test(arguments: [
    ["verify", "colour", "--rule", "FF1"], ["verify", "colour", "--scenario", "nothing"],
    ["verify", "colour", "--rule", "CS1", "--scenario", "green alone"],
  ])
  func `a rule or a scenario that there is not is refused`(arguments: [String]) {
    let transcript = Transcript(arguments)
    #expect(transcript.messages.contains("no check of colour is of that rule and that name"))
    #expect(transcript.status == 2)
  }

  private func leading(on pattern: Pattern, of app: some AppDefinition) -> Finding? {
    Report(on: app, of: [pattern], searches: []).progress.last?.finding
  }

  private func run(_ arguments: [String], _ specimen: Specimen) -> Transcript {
    Transcript(arguments, patterns: [.mvp, specimen.pattern], specimens: [])
  }
}

/// A colour selector whose switches move at once, and whose status follows a moment later.
private final class LateScreen: Screen {
  private(set) var view = LateView(ColourSelectorDisplay())

  init() {
    view = LateView(Self.right(green: false, yellow: false))
  }

  func replaceView() {
    view = LateView(view.display)
  }

  fileprivate static func right(green: Bool, yellow: Bool) -> ColourSelectorDisplay {
    let names = (green ? ["Green"] : []) + (yellow ? ["Yellow"] : [])
    return ColourSelectorDisplay(
      green: green, yellow: yellow,
      status: names.isEmpty ? "Please choose a switch" : names.joined(separator: " and "))
  }
}

private final class LateView: HeadlessView, Sendable {
  private let shown: Mutex<ColourSelectorDisplay>
  var display: ColourSelectorDisplay { shown.withLock(\.self) }

  init(_ display: ColourSelectorDisplay) {
    shown = Mutex(display)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    guard case .turn(let colour, let isOn) = gesture else { return }
    shown.withLock { $0[colour] = isOn }
    RunLoop.current.perform {
      self.shown.withLock { $0 = LateScreen.right(green: $0.green, yellow: $0.yellow) }
    }
  }
}
