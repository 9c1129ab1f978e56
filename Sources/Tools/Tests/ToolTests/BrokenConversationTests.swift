import AppDefinitions
import AppScreens
import FixturePatterns
import Testing
import TriptychParity

@testable import TriptychFaultyScreens
@testable import report

struct BrokenConversationTests {
  @Test func `a screen that is not released breaks S4, and its missing messages are named`() throws
  {
    let faulty = try #require(FaultyScreens.all.first { $0.name == "alert-keeps-view" })
    let screen = BrokenScreen(
      app: "four-function", steps: ["5"], pattern: faulty.pattern, file: "Presenter.swift",
      lines: ["-weak"])
    let broken = try BrokenConversation(of: screen, beside: .fixtureMVP, in: CalculatorApp())
    let rule = try #require(broken.rules.first)
    #expect(rule.number == "S4" && rule.isOfRelease)
    #expect(rule.shown.hasSuffix(" alive") && rule.statement.contains("released"))
    // The faulty screen's view does not record, and its model is another.
    let missing = broken.rows.filter { $0[1] == nil }.compactMap { $0[0]?.text }
    #expect(
      missing == [
        "press(.digit(.five))", "calculator.entry: .nothing → .expression(\"5\")",
        "show(text: \"5\")",
      ])
  }

  @Test func `a correct screen breaks no rule, and no message is missing`() throws {
    let screen = BrokenScreen(
      app: "four-function", steps: ["5", "replace-view"], pattern: .fixtureMVC, file: "", lines: [])
    let broken = try BrokenConversation(of: screen, beside: .fixtureMVC, in: CalculatorApp())
    #expect(broken.rules.isEmpty)
    #expect(!broken.rows.isEmpty && broken.rows.allSatisfy { $0[0] == $0[1] })
  }

  @Test func `a message that only comes later is in both columns, beside nothing`() {
    func line(_ text: String) -> ConversationMap.Line {
      .init(
        text: text, kind: "bind", from: "view", to: "mediator", phrase: "", isRun: true, site: nil)
    }
    let rows: ConversationMap.Rows = [
      [line("unbind"), line("bind")], [line("bind"), nil], [line("set"), line("set")],
      [nil, line("unbind")],
    ]
    let texts = rows.paired.map { $0.map { $0?.text } }
    #expect(
      texts == [["unbind", nil], ["bind", "bind"], ["set", "set"], [nil, "unbind"]])
  }

  @Test func `a screen of another app, or of a pattern that is not on the page, is left out`()
    throws
  {
    let screen = BrokenScreen(
      app: "four-function", steps: ["5"], pattern: .fixtureMVC, file: "", lines: [])
    let all = { try BrokenConversation.all(of: [screen], beside: $0, in: $1).count }
    #expect(try all([.fixtureMVC], [CalculatorApp()]) == 1)
    #expect(try all([.fixtureMVP], [CalculatorApp()]) == 0)
    #expect(try all([.fixtureMVC], [MusicSearchApp()]) == 0)
  }
}
