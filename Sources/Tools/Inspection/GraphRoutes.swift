import VectorDrawing

/// The ways of a graph's arrows from box to box, each with a place of its own on the sides where it ends.
///
/// On a side, arrows lie in the order of the boxes that they lead to, so that those of one side do not cross.
/// An arrow to a box behind another goes around it.
struct GraphRoutes {
  /// The measures of the boxes, and how far one row is from the next.
  struct Grid {
    let boxWidth: Int
    let boxHeight: Int
    let rowHeight: Int
  }

  /// A way: where it starts, the corners that it turns, and where its tip is.
  struct Route {
    let relation: KnowledgeGraph.Relation
    let start: Point
    let corners: [Point]
    let end: Point
  }

  private enum Side {
    case left, right, top, bottom
  }

  private struct End: Hashable {
    let box: Point
    let side: Side
  }

  /// The routes, in the order of their edges.
  private(set) var all: [Route] = []

  private let grid: Grid

  /// The edges that end on a side, by their numbers, each with the box at its other end.
  private var ends: [End: [(edge: Int, other: Point)]] = [:]

  /// The routes of edges between boxes with these centres.
  init(_ edges: [KnowledgeGraph.Edge], _ centres: [String: Point], _ grid: Grid) {
    self.grid = grid
    let pairs = edges.map { (centres[$0.from.id], centres[$0.to.id]) }
    for (edge, pair) in pairs.enumerated() {
      guard case (let from?, let to?) = pair else { continue }
      ends[end(at: from, towards: to), default: []].append((edge, to))
      ends[end(at: to, towards: from), default: []].append((edge, from))
    }
    for end in ends.keys { ends[end]?.sort { ($0.other.y, $0.edge) < ($1.other.y, $1.edge) } }
    for (edge, pair) in pairs.enumerated() {
      guard case (let from?, let to?) = pair else { continue }
      let start = place(of: edge, at: end(at: from, towards: to))
      let tip = place(of: edge, at: end(at: to, towards: from))
      let aside = from.x - grid.boxWidth / 2 - 12
      let corners = isFar(from, to) ? [Point(aside, start.y), Point(aside, tip.y)] : []
      all.append(Route(relation: edges[edge].relation, start: start, corners: corners, end: tip))
    }
  }

  /// Indicates whether another box lies between two of a column.
  private func isFar(_ one: Point, _ other: Point) -> Bool {
    one.x == other.x && abs(one.y - other.y) > grid.rowHeight
  }

  private func end(at box: Point, towards other: Point) -> End {
    if isFar(box, other) { return End(box: box, side: .left) }
    if box.x == other.x { return End(box: box, side: other.y > box.y ? .bottom : .top) }
    return End(box: box, side: other.x > box.x ? .right : .left)
  }

  /// The place of an edge on a side, which its edges share evenly.
  private func place(of edge: Int, at end: End) -> Point {
    let edges = (ends[end] ?? []).map(\.edge)
    let rank = (edges.firstIndex(of: edge) ?? 0) + 1
    let across = rank * grid.boxWidth / (edges.count + 1) - grid.boxWidth / 2
    let down = rank * grid.boxHeight / (edges.count + 1) - grid.boxHeight / 2
    return switch end.side {
    case .left: Point(end.box.x - grid.boxWidth / 2, end.box.y + down)
    case .right: Point(end.box.x + grid.boxWidth / 2, end.box.y + down)
    case .top: Point(end.box.x + across, end.box.y - grid.boxHeight / 2)
    case .bottom: Point(end.box.x + across, end.box.y + grid.boxHeight / 2)
    }
  }
}
