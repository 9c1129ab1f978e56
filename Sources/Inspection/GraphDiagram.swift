import VectorDrawing

/// Knowledge graphs as diagrams: in Mermaid's language, and as drawings.
public struct GraphDiagram {
  private let graphs: [KnowledgeGraph]

  /// The diagrams of some graphs.
  public init(_ graphs: [KnowledgeGraph]) {
    self.graphs = graphs
  }

  /// A Markdown page with a flowchart for each graph.
  public var mermaid: String {
    graphs.map { graph in
      let names = Dictionary(
        uniqueKeysWithValues: graph.nodes.enumerated().map { ($1.id, "N\($0)") })
      let nodes = graph.nodes.map { node in
        let (open, close) = node.isProtocol ? ("([", "])") : ("[", "]")
        return "  \(names[node.id] ?? "")\(open)\"\(node.name)\"\(close)"
      }
      let edges = graph.edges.map { edge in
        let (from, to) = (names[edge.from.id] ?? "", names[edge.to.id] ?? "")
        let label = edge.relation == .isA ? "is a" : edge.members.joined(separator: ", ")
        return "  \(from) \(edge.relation.mermaidArrow)|\"\(label)\"| \(to)"
      }
      let lines = ["flowchart LR"] + nodes + edges
      return "## \(graph.name)\n\n```mermaid\n\(lines.joined(separator: "\n"))\n```\n"
    }.joined(separator: "\n")
  }

  /// One drawing, a panel for each graph, in the reader's light or dark mode.
  public var svg: String {
    var drawing = Drawing<GraphStyle>()
    for (index, graph) in graphs.enumerated() {
      drawing.add(GraphPanel(graph, left: 12 + index * GraphPanel.width).drawing)
    }
    let height = graphs.map { GraphPanel.height(of: $0) }.max() ?? 0
    drawLegend(on: &drawing, y: height - 16)
    let description = graphs.map { graph in
      let edges = graph.edges.map { "\($0.from.name) \($0.relation.rawValue) \($0.to.name)" }
      return "\(graph.name): \(edges.joined(separator: "; "))."
    }.joined(separator: "\n")
    return drawing.svg(
      size: Point(graphs.count * GraphPanel.width + 24, height),
      title: "Who knows whom: \(graphs.map(\.name).joined(separator: ", "))",
      description: description,
      styleSheet: styleSheet)
  }

  /// The style sheet; ports have one of their own.
  private var styleSheet: String {
    let hasPorts = graphs.contains { $0.nodes.contains { $0.role == .port } }
    let bytes = PackageResources.graph_css + (hasPorts ? PackageResources.port_css : [])
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Draws the legend of the arrows that there are.
  private func drawLegend(on drawing: inout Drawing<GraphStyle>, y: Int) {
    let used = Set(graphs.flatMap(\.edges).map(\.relation))
    let relations = [.holds, .holdsWeakly, .names, .isA].filter(used.contains)
    for (index, relation) in relations.enumerated() {
      let x = 20 + index * 130
      drawing.arrow(from: Point(x, y - 4), to: Point(x + 30, y - 4), relation.style)
      drawing.text(relation.rawValue, at: Point(x + 38, y), .legend)
    }
  }
}

extension KnowledgeGraph.Relation {
  fileprivate var mermaidArrow: String {
    switch self {
    case .holds: "==>"
    case .holdsWeakly, .names: "-.->"
    case .isA: "-->"
    }
  }
}
