import AppRules
import AppScreens
import Foundation
import MVC
import MVP
import MVVM
import Parity
import Testing
import Traces

@testable import ReportPage
@testable import TriptychCommand

struct ReportTests {
  /// The page of one app, since it takes seconds for each.
  private static let page = Result {
    let command = Command(
      name: "triptych", version: "1.2.3", apps: [ColourSelectorApp()],
      patterns: [.mvc, .mvp, .mvvm])
    return try command.page(with: nil)
  }

  @Test
  func `the page is whole, and needs nothing but itself`() throws {
    let page = try Self.page.get()
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.hasSuffix("</html>\n"))
    #expect(!page.contains("src=\"http") && !page.contains("href=\"http"))
    #expect(page.contains("<h3 id=\"colour-title\">Colour selector</h3>"))
    #expect(page.contains("<th scope=\"row\">CS4</th>"))
    let cell = "<td class=\"word good\"><span>holds</span></td>"
    #expect(page.components(separatedBy: cell).count - 1 == 3 * 10)
  }

  @Test
  func
    `without a script there is a table for each step of a demonstration, which names its lifelines`()
    throws
  {
    let tables = try Self.page.get().components(separatedBy: "<div class=\"step").dropFirst(2)
    #expect(tables.count == ColourSelectorApp().demonstration.count + 1)
    for table in tables {
      for name in ["MVC", "MVP", "MVVM", "view model"] { #expect(table.contains(name)) }
      #expect(table.contains("<thead>") && table.contains("class=\"said "))
    }
  }

  @Test
  func `code and emphasis of a rule are marked`() {
    let text = "By `init(*a*)`, *finished* is `a<b`; 2 * 3 * 4 and 2*3*4 stay."
    let code = "By <code>init(*a*)</code>, <em>finished</em> is <code>a&lt;b</code>"
    #expect(text.marked == code + "; 2 * 3 * 4 and 2*3*4 stay.")
    #expect("a ` alone".marked == "a ` alone")
  }

  @Test
  func `without a package there is no section on it`() throws {
    #expect(try !Self.page.get().contains("id=\"measures\""))
  }

  @Test(arguments: ["/nowhere", "/dev/null", "/", ""])
  func `a package that is named and cannot be inspected is an error`(package: String) {
    let transcript = Transcript("report", "--package", package)
    #expect(transcript.status == 2)
    #expect(transcript.output == "")
    #expect(transcript.messages.contains("\"\(package)\""))
  }

  @Test
  func `recorded conversations lead on from every state of the demonstration`() throws {
    let map = try ConversationMap(of: CalculatorApp(), in: [.mvc, .mvp, .mvvm], messages: 600)
    var state = 0
    for step in map.demonstration {
      let episode = try #require(map.states[state].episodes[step], "\(step) from state \(state)")
      state = map.episodes[episode].state
    }
    #expect(map.states[state].widgets.map(\.text) == ["3"])
    #expect(map.parts.map(\.type).first == "CalculatorController")
    #expect(map.parts.allSatisfy { ($0.source?.lines.count ?? 0) > 20 })
  }

  @Test
  func `every gesture of a small app is recorded in every state`() throws {
    let map = try ConversationMap(of: ColourSelectorApp(), in: [.mvc, .mvp, .mvvm])
    #expect(map.states.count == 4)
    #expect(map.states.allSatisfy { Set($0.episodes.keys) == Set(map.gestures) })
  }

  @Test
  func `what a rule typically speaks of can be done on the page`() throws {
    let map = try ConversationMap(of: CalculatorApp(), in: [.mvp], messages: 6_000)
    let rule = try #require(CalculatorApp().rules.first { $0.number == "FF2" })
    for scenario in rule.scenarios where scenario.kind == .typical {
      var state = 0
      for (step, display) in zip(scenario.steps, scenario.displays.dropFirst()) {
        let episode = try #require(map.states[state].episodes[step.notation], "\(step.notation)")
        state = map.episodes[episode].state
        #expect(map.states[state].widgets == display.widgets)
      }
    }
  }

  @Test
  func `what people most often do next can be done: after a digit, equals`() throws {
    let map = try ConversationMap(of: CalculatorApp(), in: [.mvp], messages: 2_000)
    let digits = Set((0...9).map(String.init))
    let steps = map.states.flatMap(\.episodes).filter { digits.contains($0.key) }
    let states = Set(steps.map { map.episodes[$0.value].state }).filter {
      map.states[$0].widgets.first?.text != "0"
    }
    #expect(states.count > 20)
    #expect(states.allSatisfy { map.states[$0].episodes["="] != nil })
  }

  @Test
  func `whatever step is taken, another can be taken after it`() throws {
    let map = try ConversationMap(of: CalculatorApp(), in: [.mvp], messages: 2_000)
    var shown = 0
    for step in map.demonstration {
      shown = map.episodes[try #require(map.states[shown].episodes[step])].state
    }
    let ends = map.states.indices.filter { map.states[$0].episodes.isEmpty && $0 != shown }
    #expect(ends == [])
    #expect(map.states.count > 20)
    let targets = Set(map.states.flatMap(\.episodes.values).map { map.episodes[$0].state })
    #expect(targets.union([0]) == Set(map.states.indices))
  }

  @Test
  func `what the world does is stepped through beside the gestures, with the mediator's source`()
    throws
  {
    let map = try ConversationMap(of: AddressFormApp(), in: [.mvp], messages: 6_000)
    let arrival = "arrive=1 Main|Seoul|Jung|04524"
    #expect(map.events.contains(arrival))
    #expect(!map.gestures.contains(arrival))
    #expect(map.parts.map(\.world) == ["store"])
    #expect(
      map.parts.map(\.source?.file) == ["Sources/MVP/AddressForm/AddressFormPresenter.swift"])
    #expect(
      map.parts.map(\.view?.file) == ["Sources/MVP/AddressForm/HeadlessAddressFormView.swift"])
    let episode = map.episodes[try #require(map.states[0].episodes[arrival])]
    #expect(episode.rows.first?.first??.kind == .event)
    #expect(episode.rows.dropFirst().first?.first??.from == "world")
  }

  @Test
  func `the line that ran for a message is marked in the mediator, or else the method`() throws {
    let map = try ConversationMap(of: CalculatorApp(), in: [.mvc, .mvp, .mvvm], messages: 150)
    let episode = map.episodes[try #require(map.states[0].episodes["5"])]
    let marked = episode.rows.map { row in
      zip(row, map.parts).compactMap { line, part in
        line?.executed.map { "▶ \(part.code(at: $0))" }
          ?? line?.declared.map { "▷ \(part.code(at: $0))" }
      }
    }
    let methods = [
      "▷ public func calculatorView(_ view: any CalculatorView, didPress key: Calculator.Key) {",
      "▷ public func press(_ key: Calculator.Key) {",
      "▷ public func press(_ key: Calculator.Key) {",
    ]
    #expect(
      marked == [
        [],
        methods, methods, [methods[2]],
        [
          "▶ case .expression(let expression): view.text = expression",
          "▶ view?.show(text: text)", "▶ text = Self.text(of: calculator)",
        ],
        [],
      ])
  }
}

extension ConversationMap.Part {
  /// A line of the source, from 1.
  fileprivate func code(at line: Int) -> String {
    (source?.lines[line - 1] ?? "").trimmingCharacters(in: .whitespaces)
  }
}
