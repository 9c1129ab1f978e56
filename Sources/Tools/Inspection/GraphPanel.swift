import VectorDrawing

/// The class of a graph's element, which its style sheet styles: the name of a role or of a relation.
struct GraphStyle: RawRepresentable {
  static let title = GraphStyle(rawValue: "title")
  static let name = GraphStyle(rawValue: "name")
  static let legend = GraphStyle(rawValue: "legend")

  let rawValue: String
}

/// One knowledge graph, drawn: boxes on a grid by their roles, and arrows between them.
struct GraphPanel {
  static let width = 600
  private static let boxWidth = 170
  private static let boxHeight = 34
  private static let rowHeight = 92
  private static let grid = GraphRoutes.Grid(
    boxWidth: boxWidth, boxHeight: boxHeight, rowHeight: rowHeight)

  private(set) var drawing = Drawing<GraphStyle>()
  private var centres: [String: Point] = [:]

  /// The height of a graph's drawing.
  static func height(of graph: KnowledgeGraph) -> Int {
    rows(of: graph) * rowHeight + 60
  }

  private static func rows(of graph: KnowledgeGraph) -> Int {
    let columns = Dictionary(grouping: graph.nodes, by: column).values.map(\.count)
    return columns.max() ?? 1
  }

  /// Views and their delegates' protocols on the left, mediators and screens in the middle, models and ports on the right.
  private static func column(of node: KnowledgeGraph.Node) -> Int {
    switch node.role {
    case .view: 0
    case .mediator where node.isProtocol: 0
    case .screen, .mediator: 1
    case .model, .port, .further: 2
    }
  }

  /// Draws a graph with its left edge at a place.
  init(_ graph: KnowledgeGraph, left: Int) {
    drawing.text(graph.name, at: Point(left + 8, 26), .title)
    let columns = Dictionary(grouping: graph.nodes, by: Self.column)
    for (column, nodes) in columns {
      for (row, node) in nodes.enumerated() {
        let x = left + 8 + Self.boxWidth / 2 + column * (Self.width - 24 - Self.boxWidth) / 2
        centres[node.id] = Point(x, 70 + row * Self.rowHeight)
      }
    }
    for route in GraphRoutes(graph.edges, centres, Self.grid).all { draw(route) }
    for node in graph.nodes { draw(node) }
  }

  private mutating func draw(_ node: KnowledgeGraph.Node) {
    guard let centre = centres[node.id] else { return }
    drawing.box(
      at: Point(centre.x - Self.boxWidth / 2, centre.y - Self.boxHeight / 2),
      width: Self.boxWidth, height: Self.boxHeight,
      radius: node.isProtocol ? Self.boxHeight / 2 : 4, node.role.style)
    let isLong = node.name.count > 24
    drawing.text(
      node.name, at: Point(centre.x, centre.y + 4), width: isLong ? Self.boxWidth - 10 : nil, .name)
  }

  private mutating func draw(_ route: GraphRoutes.Route) {
    var start = route.start
    for corner in route.corners {
      drawing.line(from: start, to: corner, route.relation.style)
      start = corner
    }
    drawing.arrow(from: start, to: route.end, route.relation.style)
  }
}

extension KnowledgeGraph.Relation {
  /// The style of its arrow.
  var style: GraphStyle { GraphStyle(rawValue: rawValue.replacing(" ", with: "-")) }
}

extension Role {
  fileprivate var style: GraphStyle { GraphStyle(rawValue: rawValue) }
}
