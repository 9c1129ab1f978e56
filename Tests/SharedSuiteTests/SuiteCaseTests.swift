import AppScreens
import LampFixture
import SharedSuite
import Testing

/// The suite on screens of a lamp: what it reports about those that are wrong.
struct SuiteCaseTests {
  private let rules = LampScreen.rules

  private func report(on name: String, beside patterns: [Pattern]) async throws -> String? {
    let suite = try #require(
      rules.cases(in: patterns).first { "\($0)".hasPrefix("\(name),") })
    do {
      try await suite.run()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a case says how many scenarios it runs, and of which file`() {
    let names = rules.cases(in: [.rightLamp]).map(\.description)
    #expect(names == ["Right, 3 scenarios of Lamp.rules"])
  }

  @Test func `a pattern that shows what the scenarios say is right`() async throws {
    #expect(try await report(on: "Right", beside: [.rightLamp, .stuckLamp]) == nil)
  }

  @Test func `one pattern that is wrong differs from the others, at its first wrong step`()
    async throws
  {
    let text = try await report(on: "Stuck", beside: [.rightLamp, .stuckLamp, .forgetfulLamp])
    #expect(
      text == """
        Stuck differs from Right and Forgetful
        L1 A press turns the lamp on, and the next one turns it off.
        scenario "twice", Sources/Lamp.rules:5
        steps: press press
        after step 2, "press":
          expected   status "off"
          Right      status "off"
          Stuck      status "on"
          Forgetful  status "off"
        """)
  }

  @Test func `a broken rule of every screen has its scenario, too`() async throws {
    let text = try #require(
      try await report(on: "Forgetful", beside: [.forgetfulLamp, .rightLamp]))
    #expect(text.hasPrefix("Forgetful differs from Right\nS3 The view can be replaced"))
    #expect(text.contains("scenario \"replaced while it is on\", Sources/Lamp.rules:11"))
  }

  @Test func `where all agree, the first says what is wrong, and the others point there`()
    async throws
  {
    let other = Pattern.stuckLamp.named("Other")
    let text = try #require(try await report(on: "Stuck", beside: [.stuckLamp, other]))
    #expect(text.hasPrefix("Stuck and Other differ from what the scenario expects\nL1 "))
    #expect(text.hasSuffix("both patterns agree: look at the scenario, or at the model"))
    let short = try await report(on: "Other", beside: [.stuckLamp, other])
    #expect(short == "Other shows the same as Stuck: scenario \"twice\", Sources/Lamp.rules:5")
  }

  @Test func `of scenarios as short, the rule of which most go wrong comes first`() async throws {
    let failure = try await failure(
      of: .stuckLamp,
      by: """
        at first  status: off
        L1 A press turns the lamp on.
        # once
        press     status: on
        # once, and another time
        press; press  status: on | status: off
        L2 Another press turns it off.
        # off
        press; press  status: on | status: off
        # off, and on for good
        press; press; press  status: on | status: off | status: on
        """)
    #expect(failure?.rule == "L2 Another press turns it off.")
    #expect(failure?.place == "Lamp.rules:9")
  }

  @Test func `steps are written as a shell reads them`() async throws {
    let failure = try await failure(
      of: .rightLamp,
      by: """
        at first  status: off
        L1 A press turns the lamp on.
        # twice
        press; press*2  status: on | status: off
        """)
    #expect(failure?.description.contains("steps: press 'press*2'\n") == true)
  }

  private func failure(of pattern: Pattern, by text: String) async throws -> SuiteFailure? {
    let rules = RuleFile<LampGesture, LampDisplay>(text: text, at: "Lamp.rules")
    let suite = try #require(rules.cases(in: [pattern]).first)
    return await #expect(throws: SuiteFailure.self) { try await suite.run() }
  }

  @Test func `the other rules that go wrong are named`() async throws {
    let text = try #require(try await report(on: "Dark", beside: [.rightLamp, .darkLamp]))
    #expect(text.hasSuffix("scenarios of S3 go wrong, too"))
  }

  @Test func `a pattern without a screen, and a file with a mistake, are red`() async throws {
    let none = try await report(on: "None", beside: [.rightLamp, Pattern("None")])
    #expect(
      none
        == "None has no screen for the app of Sources/Lamp.rules; add the screen's init to the pattern"
    )
    let faulty = RuleFile<LampGesture, LampDisplay>(text: "L1", at: "Lamp.rules")
    await #expect(throws: RuleTextFailure.self) {
      try await faulty.cases(in: [.rightLamp])[0].run()
    }
  }
}

extension Pattern {
  fileprivate static let rightLamp = Pattern("Right").adding { LampScreen() }
  fileprivate static let stuckLamp = Pattern("Stuck").adding { LampScreen(.staysOn) }
  fileprivate static let forgetfulLamp = Pattern("Forgetful").adding { LampScreen(.forgets) }
  fileprivate static let darkLamp = Pattern("Dark").adding { LampScreen(.staysOff) }
}
