import Testing

@testable import TriptychInspection

/// Who knows whom, in one app of each pattern.
struct GraphTests {
  @Test(arguments: [
    (
      "CalculatorController",
      [
        "CalculatorScreen holds CalculatorController by controller",
        "CalculatorScreen holds weakly HeadlessCalculatorView by view",
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
        "HeadlessCalculatorView is a BoundView by ",
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
}
