import Testing

@testable import Inspection

struct GraphTests {
  @Test(arguments: [
    (
      "CalculatorController",
      [
        "CalculatorScreen holds CalculatorController by controller",
        "CalculatorScreen names HeadlessCalculatorView by view",
        "HeadlessCalculatorView holds weakly CalculatorViewDelegate by delegate",
        "HeadlessCalculatorView is a CalculatorView by ",
        "CalculatorView names CalculatorViewDelegate by delegate",
        "CalculatorViewDelegate names CalculatorView by calculatorView(_:didPress:)",
        "CalculatorController holds Calculator by calculator",
        "CalculatorController holds CalculatorView by view",
        "CalculatorController is a CalculatorViewDelegate by ",
      ]
    ),
    (
      "CalculatorPresenter",
      [
        "CalculatorScreen holds HeadlessCalculatorView by view",
        "HeadlessCalculatorView holds CalculatorPresenter by presenter",
        "HeadlessCalculatorView is a CalculatorView by ",
        "CalculatorPresenter holds Calculator by calculator",
        "CalculatorPresenter holds weakly CalculatorView by view",
      ]
    ),
    (
      "CalculatorViewModel",
      [
        "CalculatorScreen holds HeadlessCalculatorView by view",
        "HeadlessCalculatorView holds CalculatorViewModel by viewModel",
        "HeadlessCalculatorView is a CalculatorView by ",
        "CalculatorView names CalculatorViewModel by viewModel",
        "CalculatorViewModel holds Calculator by calculator",
      ]
    ),
  ])
  func `who knows whom is read off the code`(mediator: String, edges: [String]) throws {
    let graph = try House.triad(mediator).graph
    let found = graph.edges.map {
      "\($0.from.name) \($0.relation.rawValue) \($0.to.name) by \($0.members.joined(separator: ", "))"
    }
    #expect(found.filter { !$0.contains("names Calculator by") } == edges)
  }

  @Test
  func `a graph is drawn in Mermaid and as a picture`() throws {
    let diagram = GraphDiagram([try House.triad("CalculatorPresenter").graph])
    #expect(diagram.mermaid.contains("N1[\"HeadlessCalculatorView\"]\n"))
    #expect(diagram.mermaid.contains("N1 ==>|\"presenter\"| N3\n"))
    #expect(diagram.mermaid.contains("N3 -.->|\"view\"| N2\n"))
    #expect(diagram.svg.contains("CalculatorPresenter holds weakly CalculatorView"))
    #expect(diagram.svg.contains(">CalculatorPresenter</text>"))
  }

  @Test
  func `the legend of a graph has the arrows that are in it`() throws {
    let svg = GraphDiagram([try House.triad("CalculatorPresenter").graph]).svg
    #expect(svg.contains(">holds</text>"))
    #expect(!svg.contains(">names</text>"))
  }

  @Test
  func `no two arrows of a graph end at the same place`() throws {
    for mediator in ["CalculatorController", "CalculatorPresenter", "MusicSearchViewModel"] {
      let svg = GraphDiagram([try House.triad(mediator).graph]).svg
      let ends = svg.matches(of: #/ d="M\d+ \d+L(\d+ \d+)"/>/#).map { String($0.1) }
      #expect(ends.count > 3)
      #expect(Set(ends).count == ends.count, "\(mediator): \(ends)")
    }
  }

  @Test(arguments: [("CalculatorPresenter", false), ("ColourSelectorPresenter", true)])
  func `a name that would reach the edges of its box is fitted into it`(
    mediator: String, isFitted: Bool
  ) throws {
    let svg = GraphDiagram([try House.triad(mediator).graph]).svg
    #expect(svg.contains(/textLength="160"[^>]*>Headless\w+View</) == isFitted)
  }
}
