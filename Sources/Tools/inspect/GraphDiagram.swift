import TriptychInspection
import TriptychVectorDrawing

/// A drawing of who knows whom, a panel for each triad.
struct GraphDiagram {
  private let graphs: [KnowledgeGraph]

  /// The drawing of one triad of each module, the smallest, and of those that share its view.
  init(of inspection: PackageInspection) {
    graphs = inspection.modules.flatMap { module in
      let bySize = inspection.cases(in: module).map { (graph: $0.graph, views: $0.triad.viewNames) }
        .sorted { $0.graph.nodes.count < $1.graph.nodes.count }
      let views = Set(bySize.first?.views ?? [])
      return bySize.enumerated().filter { $0 == 0 || !views.isDisjoint(with: $1.views) }
        .map(\.element.graph)
    }
  }

  /// The drawing as a file's text, in the reader's light or dark mode.
  var svg: String {
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
      styleSheet: String(decoding: PackageResources.graph_css, as: UTF8.self))
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
