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

  /// One drawing, a panel for each graph, in the reader's light or dark.
  public var svg: String {
    let panels = graphs.enumerated().map { index, graph in
      GraphPanel(graph, left: 12 + index * GraphPanel.width).elements
    }
    let height = graphs.map { GraphPanel.height(of: $0) }.max() ?? 0
    let description = graphs.map { graph in
      let edges = graph.edges.map { "\($0.from.name) \($0.relation.rawValue) \($0.to.name)" }
      return "\(graph.name): \(edges.joined(separator: "; "))."
    }.joined(separator: "\n")
    return GraphPanel.document(
      width: graphs.count * GraphPanel.width + 24, height: height,
      title: "Who knows whom: \(graphs.map(\.name).joined(separator: ", "))",
      description: description, elements: panels.flatMap(\.self))
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
