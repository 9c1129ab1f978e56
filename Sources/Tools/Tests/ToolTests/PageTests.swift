import AppDefinitions
import AppScreens
import FixturePatterns
import Foundation
import SharedSuite
import Testing
import TriptychParity
import TriptychToolSupport

@testable import report

struct PageTests {
  /// What is recorded of one small app.
  private static let map = Result {
    try ConversationMap(of: TwoKeysApp(), in: Pattern.fixtures)
  }

  private static let page = Result {
    try Page(command: "swift run triptych", edition: "1", maps: [map.get()]).html()
  }

  @Test func `the page is whole, and needs nothing but itself`() throws {
    let page = try Self.page.get()
    #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
    #expect(!page.contains(/(?:src|href)="(?:https?:|\/)/))
    #expect(!page.contains(/__[a-z]+__/), "every place of the template is filled")
    #expect(page.contains("The same apps in MVC, MVP and MVVM"))
  }

  @Test func `every gesture of a small app is recorded in every state`() throws {
    let map = try Self.map.get()
    #expect(map.states.count == 2)
    #expect(map.states.allSatisfy { Set($0.moves.keys) == Set(map.gestures) })
  }

  @Test func `each state has what model and mediators hold, part by part`() throws {
    let map = try Self.map.get()
    #expect(map.states.map(\.held.count) == [3, 3])
    let held = [
      ["calculator.entry: .nothing", "isRejected: false"],
      ["calculator.entry: .nothing", "isRejected: true"],
    ]
    #expect(map.states.map { $0.held[1] } == held)
    #expect(map.parts.allSatisfy { $0.models == ["calculator"] })
  }

  @Test func `a calculator has few states, in each of which every key leads on`() throws {
    let map = try ConversationMap(of: CalculatorApp(), in: [.fixtureMVP])
    let remedy = "GrowingValue and recording.js do not know what some key does to the text"
    #expect(map.states.count < 10, "\(remedy)")
    #expect(map.states.allSatisfy { Set($0.moves.keys) == Set(map.gestures) })
    #expect(map.results.contains(["5/2", "2"]))
    var shown = 0
    for step in map.demonstration {
      shown = try #require(map.states[shown].moves[step]?.first).target
    }
    #expect(map.states[shown].widgets.map(\.text) == [GrowingValue.before])
  }

  @Test func `a message shows the text before or after the key where the user types`()
    throws
  {
    let growing = GrowingValue.literal
    #expect(growing.value(in: ["calculator.entry: .expression(\"12\")", "text: \"12\""]) == "12")
    #expect(growing.value(in: ["search.query: \"IU\"", "search.requestCount: 3"]) == "3")
    let form = growing.marked(
      #"entry: .expression("12") → .result(5), Album 12"#, before: "12", after: "5")
    #expect(form == "entry: .expression(\"\u{1}\") → .result(\u{2}), Album 12")
    #expect(
      growing.filled(form, before: "9", after: "8")
        == #"entry: .expression("9") → .result(8), Album 12"#)
  }

  @Test func `the line that ran for a message is marked in the mediator's source`() throws {
    let map = try Self.map.get()
    let move = try #require(map.states[0].moves["+"]?.first)
    let episode = map.episodes[try #require(move.episode ?? move.episodeOfSame)]
    var marked: Set<String> = []
    for (line, part) in episode.flatMap({ zip($0, map.parts) }) {
      guard let line, line.isRun, let source = line.source, let number = line.line else { continue }
      let text = part.sources[source].lines[number - 1]
      marked.insert(text.trimmingCharacters(in: .whitespaces))
    }
    #expect(
      marked == [
        #"view.text = isRejected ? "error" : entryText(calculator)"#,
        #"view?.show(text: isRejected ? "error" : entryText(calculator))"#,
        #"text = isRejected ? "error" : entryText(calculator)"#,
      ])
  }

  @Test func `a page that is there already is not written over`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try ReportCommand.newFile(in: folder.path)
    #expect(file.lastPathComponent == "report.html")
    try Data().write(to: file)
    #expect(throws: OutputFailure.self) { try ReportCommand.newFile(in: folder.path) }
  }

  @Test func `texts that a browser would take for elements are texts on the page`() throws {
    let map = try ConversationMap(of: HostileApp(), in: [.fixtureMVP], steps: 5)
    let page = try Page(command: "<b>", edition: "<1>", maps: [map]).html()
    #expect(page.components(separatedBy: "</script").count - 1 == 3)
    #expect(page.components(separatedBy: "<script").count - 1 == 3)
    #expect(!page.contains("<!--") && !page.contains("<i>"))
    let start = try #require(page.range(of: "id=\"conversations\">")).upperBound
    let end = try #require(page[start...].range(of: "</script>")).lowerBound
    let json = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    let data = try #require((json as? [[String: Any]])?.first)
    #expect(data["title"] as? String == HostileApp().title)
  }
}

/// The four-function calculator with two of its keys, which lead to two states.
private struct TwoKeysApp: AppDefinition {
  let name = "two-keys"
  let title = "Two keys"
  let notation = ""
  let demonstration = ["+", "AC"]
  let ruleFile = RuleFile<CalculatorGesture, CalculatorDisplay>(text: "", at: "Page.rules")
  let alphabet: [CalculatorGesture] = []
}

/// The music search, shown off by texts that look like HTML.
private struct HostileApp: AppDefinition {
  let name = "hostile"
  let title = "</script><i> & more"
  let notation = ""
  let demonstration = ["query=</script><script>alert(1)</script>", "query=<!--"]
  let ruleFile = RuleFile<MusicSearchGesture, MusicSearchDisplay>(text: "", at: "Hostile.rules")
  let alphabet: [MusicSearchGesture] = []
}
