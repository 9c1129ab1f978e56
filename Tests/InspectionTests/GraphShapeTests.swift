import Testing
import VectorDrawing

@testable import Inspection

/// The ways of arrows between boxes, and a graph in Mermaid's language.
struct GraphShapeTests {
  private static let grid = GraphRoutes.Grid(boxWidth: 100, boxHeight: 30, rowHeight: 50)

  @Test(arguments: [
    (["a-b"], ["50,0 150,0"]), (["b-a"], ["150,0 50,0"]), (["a-c"], ["0,15 0,35"]),
    (["c-a"], ["0,35 0,15"]), (["a-d"], ["-50,0 -62,0 -62,100 -50,100"]),
    (["d-a"], ["-50,100 -62,100 -62,0 -50,0"]), (["a-x"], []), (["x-a"], []),
    (["a-b", "a-e"], ["50,-5 150,0", "50,5 150,50"]),
    (["a-e", "a-b"], ["50,5 150,50", "50,-5 150,0"]),
    (["a-b", "a-b"], ["50,-5 150,-5", "50,5 150,5"]),
    (["a-c", "c-a"], ["-17,15 -17,35", "16,35 16,15"]),
    (["a-b", "x-a", "a-c"], ["50,0 150,0", "0,15 0,35"]),
  ])
  func `arrows leave a box on the side of the other, and share that side evenly`(
    edges: [String], routes: [String]
  ) throws {
    let centres = [
      "a": Point(0, 0), "b": Point(200, 0), "c": Point(0, 50), "d": Point(0, 100),
      "e": Point(200, 50),
    ]
    let arrows = edges.map { edge in
      let ends = edge.split(separator: "-").map { name in
        KnowledgeGraph.Node(name: "\(name)", role: .view, isProtocol: false, id: "\(name)")
      }
      return KnowledgeGraph.Edge(from: ends[0], to: ends[1], relation: .isA, members: [])
    }
    let found = GraphRoutes(arrows, centres, Self.grid).all
    #expect(
      found.map { route in
        ([route.start] + route.corners + [route.end]).map { "\($0.x),\($0.y)" }
          .joined(separator: " ")
      } == routes)
    #expect(found.allSatisfy { $0.relation == .isA })
  }

  @Test func `a graph is a flowchart, with what holds in a thick line`() throws {
    let graphs = try [CleanSource.of(.mvc), ForeignSource.viewModel].map { source in
      try #require(try ForeignPackage(source).cases.first).graph
    }
    #expect(
      GraphDiagram(graphs).mermaid == """
        ## Shop.CounterController

        ```mermaid
        flowchart LR
          N0["CounterScreen"]
          N1["HeadlessCounterView"]
          N2(["CounterView"])
          N3(["CounterViewDelegate"])
          N4["CounterController"]
          N5["Counter"]
          N6(["Clock"])
          N0 ==>|"controller"| N4
          N0 -.->|"view"| N1
          N1 -.->|"delegate"| N3
          N1 -->|"is a"| N2
          N2 -.->|"delegate"| N3
          N3 -.->|"counterView(_:didPress:)"| N2
          N4 ==>|"clock"| N6
          N4 ==>|"counter"| N5
          N4 ==>|"view"| N2
          N4 -->|"is a"| N3
        ```

        ## Shop.BasketViewModel

        ```mermaid
        flowchart LR
          N0["BasketView"]
          N1["BasketViewModel"]
          N2["BasketState"]
          N0 ==>|"viewModel"| N1
          N1 ==>|"state"| N2
        ```

        """)
    #expect(GraphDiagram([]).mermaid == "")
  }

  @Test func `a drawing has a panel for each graph, and a legend of what is in them`() throws {
    let graphs = try [ForeignSource.presenter, ForeignSource.viewModel].map { source in
      try #require(try ForeignPackage(source).cases.first).graph
    }
    let lines = GraphDiagram(graphs).svg.split(separator: "\n").map(String.init)
    #expect(lines[0].contains(#"viewBox="0 0 1224 244""#))
    #expect(
      lines[1].contains(">Who knows whom: Shop.BasketPresenter, Shop.BasketViewModel</title>"))
    #expect(
      lines[2].contains(
        """
        >Shop.BasketPresenter: BasketViewController is a BasketView; BasketPresenter holds Basket; \
        BasketPresenter holds weakly BasketView.
        """))
    let end = "Shop.BasketViewModel: BasketView holds BasketViewModel; BasketViewModel holds "
    #expect(lines[3] == "\(end)BasketState.</desc>")
    let texts = lines.compactMap {
      $0.firstMatch(of: /<text class="(\w+)" x="(\d+)" y="(\d+)"[^>]*>(.*)</)
    }
    #expect(
      texts.map { "\($0.1) \($0.2) \($0.3) \($0.4)" } == [
        "title 20 26 Shop.BasketPresenter", "name 105 74 BasketViewController",
        "name 105 166 BasketView", "name 308 74 BasketPresenter", "name 511 74 Basket",
        "title 620 26 Shop.BasketViewModel", "name 705 74 BasketView",
        "name 908 74 BasketViewModel", "name 1111 74 BasketState", "legend 58 228 holds",
        "legend 188 228 holds weakly", "legend 318 228 is a",
      ])
    let boxes = lines.compactMap { $0.firstMatch(of: /<rect class="(\w+)" (x=.*)\/>/) }
    #expect(
      boxes.map { "\($0.1) \($0.2)" }.prefix(2) == [
        #"view x="20" y="53" width="170" height="34" rx="4""#,
        #"view x="20" y="145" width="170" height="34" rx="17""#,
      ])
  }
}
