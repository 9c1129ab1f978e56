import AppRules
import AppScreens
import FixturePatterns
import Foundation
import SharedSuite
import Testing
import TriptychParity

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
    #expect(map.states.allSatisfy { Set($0.episodes.keys) == Set(map.gestures) })
  }

  @Test func `the demonstration can be followed to its end, and two steps of any kind be taken`()
    throws
  {
    let map = try ConversationMap(of: CalculatorApp(), in: [.fixtureMVP], steps: 300)
    var shown = 0
    for step in map.demonstration {
      shown = map.episodes[try #require(map.states[shown].episodes[step])].state
    }
    #expect(map.states[shown].widgets.map(\.text) == ["3"])
    for episode in map.states[0].episodes.values {
      let next = map.states[map.episodes[episode].state]
      #expect(Set(next.episodes.keys) == Set(map.gestures))
    }
  }

  @Test func `the line that ran for a message is marked in the mediator's source`() throws {
    let map = try Self.map.get()
    let episode = map.episodes[try #require(map.states[0].episodes["+"])]
    var marked: Set<String> = []
    for (line, part) in episode.rows.flatMap({ zip($0, map.parts) }) {
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

  @Test func `texts that a browser would take for elements are texts on the page`() throws {
    let map = try ConversationMap(of: HostileApp(), in: [.fixtureMVP], steps: 5)
    let page = try Page(command: "<b>", edition: "<1>", maps: [map]).html()
    #expect(page.components(separatedBy: "</script").count - 1 == 2)
    #expect(page.components(separatedBy: "<script").count - 1 == 2)
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
