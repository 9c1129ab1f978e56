import AppScreens
import TextLayout

/// One knowledge graph, drawn: boxes on a grid by their roles, and arrows between them.
struct GraphPanel {
  static let width = 600
  private static let boxWidth = 170
  private static let boxHeight = 34
  private static let rowHeight = 92

  /// The elements of the drawing.
  private(set) var elements: [String] = []

  private var centres: [String: (x: Int, y: Int)] = [:]

  /// The height of a graph's drawing.
  static func height(of graph: KnowledgeGraph) -> Int {
    rows(of: graph) * rowHeight + 60
  }

  private static func rows(of graph: KnowledgeGraph) -> Int {
    let columns = Dictionary(grouping: graph.nodes, by: column).values.map(\.count)
    return columns.max() ?? 1
  }

  /// Views and their delegates' protocols on the left, mediators and screens in the middle, models on the right.
  private static func column(of node: KnowledgeGraph.Node) -> Int {
    switch node.role {
    case .view: 0
    case .mediator where node.isProtocol: 0
    case .screen, .mediator: 1
    case .model: 2
    }
  }

  /// Draws a graph with its left edge at a place.
  init(_ graph: KnowledgeGraph, left: Int) {
    elements.append(
      #"<text class="title" x="\#(left + 8)" y="26">\#(graph.name.xmlEscaped)</text>"#)
    let columns = Dictionary(grouping: graph.nodes, by: Self.column)
    for (column, nodes) in columns {
      for (row, node) in nodes.enumerated() {
        let x = left + 8 + Self.boxWidth / 2 + column * (Self.width - 24 - Self.boxWidth) / 2
        centres[node.id] = (x, 70 + row * Self.rowHeight)
      }
    }
    for edge in graph.edges { draw(edge) }
    for node in graph.nodes { draw(node) }
  }

  private mutating func draw(_ node: KnowledgeGraph.Node) {
    guard let (x, y) = centres[node.id] else { return }
    let radius = node.isProtocol ? Self.boxHeight / 2 : 4
    elements.append(
      #"<rect class="\#(node.role.rawValue)" x="\#(x - Self.boxWidth / 2)" "#
        + #"y="\#(y - Self.boxHeight / 2)" width="\#(Self.boxWidth)" height="\#(Self.boxHeight)" "#
        + #"rx="\#(radius)"/>"#)
    let size = node.name.count > 26 ? #" textLength="\#(Self.boxWidth - 10)""# : ""
    elements.append(
      #"<text x="\#(x)" y="\#(y + 4)"\#(size)\#(size.isEmpty ? "" : #" lengthAdjust="spacingAndGlyphs""#)>"#
        + "\(node.name.xmlEscaped)</text>")
  }

  private mutating func draw(_ edge: KnowledgeGraph.Edge) {
    guard let from = centres[edge.from.id], let to = centres[edge.to.id] else { return }
    let isReturning = from.x > to.x || (from.x == to.x && from.y > to.y)
    let start = Self.border(of: from, towards: to, isReturning: isReturning)
    let end = Self.border(of: to, towards: from, isReturning: isReturning)
    let style = edge.relation.rawValue.replacing(" ", with: "-")
    elements.append(
      #"<path class="\#(style)" marker-end="url(#arrow)" "#
        + #"d="M\#(start.x) \#(start.y)L\#(end.x) \#(end.y)"/>"#)
  }

  /// The point where a line leaves a box; lines back run a little lower than lines there.
  private static func border(
    of box: (x: Int, y: Int), towards other: (x: Int, y: Int), isReturning: Bool
  ) -> (x: Int, y: Int) {
    if box.x == other.x {
      // What passes behind another box runs near the edge; what goes back, beside what goes there.
      let isFar = abs(box.y - other.y) > rowHeight
      let offset = isFar ? boxWidth / 2 - 16 : isReturning ? -24 : 24
      return (box.x + offset, box.y + (other.y > box.y ? boxHeight / 2 : -boxHeight / 2))
    }
    return (
      box.x + (other.x > box.x ? boxWidth / 2 : -boxWidth / 2), box.y + (isReturning ? 9 : -7)
    )
  }

  /// A drawing of these elements.
  static func document(
    width: Int, height: Int, title: String, description: String, elements: [String]
  ) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
    height="\(height)" role="img" aria-labelledby="title description">
    <title id="title">\(title.xmlEscaped)</title>
    <desc id="description">\(description.xmlEscaped)</desc>
    <style>
    svg { --paper: #ffffff; --ink: #1b1f24; --quiet: #57606a; --line: #424a53;
      --view: #dbeafe; --mediator: #ede4ff; --model: #fff4d1; --screen: #eceff3; }
    @media (prefers-color-scheme: dark) {
      svg { --paper: #0d1117; --ink: #e6edf3; --quiet: #9da7b3; --line: #b6bfc9;
        --view: #12284a; --mediator: #2a1c47; --model: #2b230f; --screen: #1d2430; } }
    text { fill: var(--ink); font: 12px system-ui, "DejaVu Sans", sans-serif; text-anchor: middle; }
    .title { font-size: 16px; font-weight: 600; text-anchor: start; }
    .legend { fill: var(--quiet); text-anchor: start; }
    rect { stroke: var(--line); }
    .paper { fill: var(--paper); stroke: none; }
    .view { fill: var(--view); } .mediator { fill: var(--mediator); }
    .model { fill: var(--model); } .screen { fill: var(--screen); }
    path { fill: none; stroke: var(--line); stroke-width: 1.5; }
    .holds { stroke-width: 2.5; } .holds-weakly { stroke-dasharray: 6 4; }
    .names { stroke-dasharray: 1 4; } .is-a { stroke-width: 1; }
    marker path { fill: var(--line); stroke: none; }
    </style>
    <defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" \
    markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>
    <rect class="paper" width="\(width)" height="\(height)"/>
    \(elements.joined(separator: "\n"))
    \(legend(y: height - 16))
    </svg>

    """
  }

  /// Says what the lines mean.
  private static func legend(y: Int) -> String {
    let entries = [
      ("holds", "holds"), ("holds-weakly", "holds weakly"), ("names", "names"), ("is-a", "is a"),
    ]
    return entries.enumerated().map { index, entry in
      let x = 20 + index * 130
      return #"<path class="\#(entry.0)" marker-end="url(#arrow)" d="M\#(x) \#(y - 4)h30"/>"#
        + #"<text class="legend" x="\#(x + 38)" y="\#(y)">\#(entry.1)</text>"#
    }.joined(separator: "\n")
  }
}
