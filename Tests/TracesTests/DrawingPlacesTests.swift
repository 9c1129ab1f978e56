import AppRules
import AppScreens
import MVC
import MVP
import MVVM
import Testing
import Traces

/// The places of things in a drawing: names in their boxes, words beside their arrows.
struct DrawingPlacesTests {
  private func drawing() throws -> String {
    let steps = ["query=IU", "reply=1", "replace-view", "query=BTS"]
    let traces = try [Pattern.mvc, .mvp, .mvvm].map { pattern in
      try trace(MusicSearchApp(), in: pattern, steps, findingLines: false)
    }
    return SVGDiagram(SideBySideTraces(traces)).text
  }

  @Test func `each participant has its name in a box of its own`() throws {
    let drawing = try drawing()
    let boxes = drawing.matches(
      of: /<rect class="member" x="(-?\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/)
    let names = drawing.matches(of: /<text class="name" x="(-?\d+)" y="(\d+)"/)
    #expect(names.count == 3 * 4)
    #expect(boxes.count == names.count)
    for (box, name) in zip(boxes, names) {
      let sides = [box.1, box.2, box.3, box.4, name.1, name.2].compactMap { Int($0) }
      #expect(sides[0]..<sides[0] + sides[2] ~= sides[4], "\(name.0)")
      #expect(sides[1]..<sides[1] + sides[3] ~= sides[5], "\(name.0)")
    }
  }

  @Test func `the words of a message stand above its arrow, between its ends`() throws {
    let arrow = /class="(\w+)" d="M(\d+) (\d+)L(\d+) \d+"/
    let lines = try drawing().split(separator: "\n")
    var kinds: Set<Substring> = []
    for (index, line) in lines.enumerated() {
      guard let arrow = line.firstMatch(of: arrow), arrow.1 != "change" else { continue }
      // The head of the arrow is between.
      guard let words = lines[index + 2].firstMatch(of: /class="code" x="(-?\d+)" y="(\d+)"/)
      else { continue }
      kinds.insert(arrow.1)
      let places = [arrow.2, arrow.4, words.1, arrow.3, words.2].compactMap { Int($0) }
      #expect(min(places[0], places[1])..<max(places[0], places[1]) ~= places[2], "\(words.0)")
      #expect(places[4] < places[3], "\(words.0)")
    }
    #expect(kinds == ["telling", "showing", "binding", "asking", "answering"])
  }
}
