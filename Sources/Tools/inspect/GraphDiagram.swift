import TriptychInspection
import TriptychToolSupport
import TriptychTraces

/// The class of a graph's element, which its style sheet styles: the name of a role or of a relation.
struct GraphStyle: RawRepresentable {
  static let title = GraphStyle(rawValue: "title")
  static let name = GraphStyle(rawValue: "name")
  static let legend = GraphStyle(rawValue: "legend")

  let rawValue: String
}

/// A drawing of who knows whom, a panel for each triad: boxes on a grid by their roles, and arrows.
struct GraphDiagram {
  private static let panelWidth = 600
  private static let rowHeight = 92

  private let graphs: [KnowledgeGraph]

  /// The drawing of one triad of each module, the smallest.
  init(of inspection: PackageInspection) {
    let triads = Dictionary(grouping: inspection.triads, by: \.mediator.module)
    graphs = triads.sorted { $0.key < $1.key }.compactMap { _, triads in
      triads.map { KnowledgeGraph(of: $0) }.min { $0.nodes.count < $1.nodes.count }
    }
  }

  /// The drawing as a file's text, in the reader's light or dark mode.
  var svg: String {
    var drawing = Drawing<GraphStyle>()
    for (index, graph) in graphs.enumerated() {
      draw(graph, on: &drawing, left: 20 + index * Self.panelWidth)
    }
    let rows = graphs.flatMap { Dictionary(grouping: $0.nodes, by: \.column).values.map(\.count) }
    let height = (rows.max() ?? 1) * Self.rowHeight + 60
    drawLegend(on: &drawing, y: height - 16)
    let description = graphs.map { graph in
      "\(graph.name): \(graph.edges.map(\.sentence).joined(separator: "; "))."
    }.joined(separator: "\n")
    return drawing.svg(
      size: Point(graphs.count * Self.panelWidth + 24, height),
      title: "Who knows whom: \(graphs.map(\.name).joined(separator: ", "))",
      description: description,
      styleSheet: String(decoding: PackageResources.graph_css, as: UTF8.self))
  }

  private func draw(_ graph: KnowledgeGraph, on drawing: inout Drawing<GraphStyle>, left: Int) {
    drawing.text(graph.name, at: Point(left, 26), .title)
    var rows: [Int: Int] = [:]
    let boxes = graph.nodes.reduce(into: [String: PictureBox]()) { boxes, node in
      let row = rows[node.column, default: 0]
      rows[node.column] = row + 1
      boxes[node.type.id] = PictureBox(
        x: left + node.column * 203, y: 53 + row * Self.rowHeight, width: 170, height: 34)
    }
    for edge in graph.edges {
      guard
        let (start, end, _, _) = boxes[edge.to.type.id].flatMap({
          boxes[edge.from.type.id]?.arrow(to: $0)
        })
      else { continue }
      drawing.arrow(from: start, to: end, edge.relation.style)
    }
    for node in graph.nodes {
      guard let box = boxes[node.type.id] else { continue }
      drawing.box(
        at: Point(box.x, box.y), width: box.width, height: box.height,
        radius: node.isProtocol ? box.height / 2 : 4, GraphStyle(rawValue: node.role.rawValue))
      drawing.text(
        node.type.name, at: Point(box.x + box.width / 2, box.y + box.height / 2 + 4),
        width: node.type.name.count > 24 ? box.width - 10 : nil, .name)
    }
  }

  /// Draws the legend of the arrows that there are.
  private func drawLegend(on drawing: inout Drawing<GraphStyle>, y: Int) {
    let used = Set(graphs.flatMap(\.edges).map(\.relation))
    for (index, relation) in KnowledgeGraph.Relation.allCases.filter(used.contains).enumerated() {
      let x = 20 + index * 130
      drawing.arrow(from: Point(x, y - 4), to: Point(x + 30, y - 4), relation.style)
      drawing.text(relation.rawValue, at: Point(x + 38, y), .legend)
    }
  }
}

extension KnowledgeGraph.Node {
  /// Views on the left, screens, mediators and their protocols in the middle, all else on the right.
  fileprivate var column: Int {
    switch role {
    case .view: 0
    case .screen, .mediator: 1
    case .model, .port, .further: 2
    }
  }
}

extension KnowledgeGraph.Relation {
  /// The style of its arrow.
  fileprivate var style: GraphStyle { GraphStyle(rawValue: rawValue.replacing(" ", with: "-")) }
}
