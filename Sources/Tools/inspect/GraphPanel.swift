import TriptychInspection
import TriptychVectorDrawing

/// The class of a graph's element, which its style sheet styles: the name of a role or of a relation.
struct GraphStyle: RawRepresentable {
  static let title = GraphStyle(rawValue: "title")
  static let name = GraphStyle(rawValue: "name")
  static let legend = GraphStyle(rawValue: "legend")

  let rawValue: String
}

/// One knowledge graph, drawn: boxes on a grid by their roles, and arrows between them.
///
/// On a side of a box, arrows lie in the order of the boxes that they lead to, so that those of one side do
/// not cross. An arrow to a box behind another goes around it.
struct GraphPanel {
  static let width = 600
  private static let boxWidth = 170
  private static let boxHeight = 34
  private static let rowHeight = 92

  private enum Side {
    case left, right, top, bottom
  }

  private struct End: Hashable {
    let box: Point
    let side: Side
  }

  private(set) var drawing = Drawing<GraphStyle>()

  /// The edges that end on a side, by their numbers, each with the box at its other end.
  private var ends: [End: [(edge: Int, other: Point)]] = [:]

  /// The height of a graph's drawing.
  static func height(of graph: KnowledgeGraph) -> Int {
    let columns = Dictionary(grouping: graph.nodes, by: column).values.map(\.count)
    return (columns.max() ?? 1) * rowHeight + 60
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
    var centres: [String: Point] = [:]
    for (column, nodes) in Dictionary(grouping: graph.nodes, by: Self.column) {
      let x = left + 8 + Self.boxWidth / 2 + column * (Self.width - 24 - Self.boxWidth) / 2
      for (row, node) in nodes.enumerated() {
        centres[node.id] = Point(x, 70 + row * Self.rowHeight)
      }
    }
    let routes = graph.edges.enumerated().compactMap { edge, link in
      centres[link.from.id].flatMap { from in
        centres[link.to.id].map {
          (edge: edge, from: from, to: $0, style: link.relation.style)
        }
      }
    }
    for route in routes {
      ends[end(at: route.from, towards: route.to), default: []].append((route.edge, route.to))
      ends[end(at: route.to, towards: route.from), default: []].append((route.edge, route.from))
    }
    for end in ends.keys { ends[end]?.sort { ($0.other.y, $0.edge) < ($1.other.y, $1.edge) } }
    for route in routes { draw(route.edge, from: route.from, to: route.to, route.style) }
    for node in graph.nodes { if let centre = centres[node.id] { draw(node, at: centre) } }
  }

  private mutating func draw(_ node: KnowledgeGraph.Node, at centre: Point) {
    drawing.box(
      at: Point(centre.x - Self.boxWidth / 2, centre.y - Self.boxHeight / 2),
      width: Self.boxWidth, height: Self.boxHeight,
      radius: node.isProtocol ? Self.boxHeight / 2 : 4, GraphStyle(rawValue: node.role.rawValue))
    let isLong = node.name.count > 24
    drawing.text(
      node.name, at: Point(centre.x, centre.y + 4), width: isLong ? Self.boxWidth - 10 : nil, .name)
  }

  private mutating func draw(_ edge: Int, from: Point, to: Point, _ style: GraphStyle) {
    var start = place(of: edge, at: end(at: from, towards: to))
    let tip = place(of: edge, at: end(at: to, towards: from))
    if isFar(from, to) {
      let aside = from.x - Self.boxWidth / 2 - 12
      for corner in [Point(aside, start.y), Point(aside, tip.y)] {
        drawing.line(from: start, to: corner, style)
        start = corner
      }
    }
    drawing.arrow(from: start, to: tip, style)
  }

  /// Indicates whether another box lies between two of a column.
  private func isFar(_ one: Point, _ other: Point) -> Bool {
    one.x == other.x && abs(one.y - other.y) > Self.rowHeight
  }

  private func end(at box: Point, towards other: Point) -> End {
    let side: Side =
      if isFar(box, other) {
        .left
      } else if box.x == other.x {
        other.y > box.y ? .bottom : .top
      } else {
        other.x > box.x ? .right : .left
      }
    return End(box: box, side: side)
  }

  /// The place of an edge on a side, which its edges share evenly.
  private func place(of edge: Int, at end: End) -> Point {
    let edges = (ends[end] ?? []).map(\.edge)
    let rank = (edges.firstIndex(of: edge) ?? 0) + 1
    let across = rank * Self.boxWidth / (edges.count + 1) - Self.boxWidth / 2
    let down = rank * Self.boxHeight / (edges.count + 1) - Self.boxHeight / 2
    return switch end.side {
    case .left: Point(end.box.x - Self.boxWidth / 2, end.box.y + down)
    case .right: Point(end.box.x + Self.boxWidth / 2, end.box.y + down)
    case .top: Point(end.box.x + across, end.box.y - Self.boxHeight / 2)
    case .bottom: Point(end.box.x + across, end.box.y + Self.boxHeight / 2)
    }
  }
}

extension KnowledgeGraph.Relation {
  /// The style of its arrow.
  var style: GraphStyle { GraphStyle(rawValue: rawValue.replacing(" ", with: "-")) }
}
