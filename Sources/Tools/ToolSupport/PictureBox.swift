import TriptychTraces

/// A box of a picture.
package struct PictureBox {
  package let x: Int
  package let y: Int
  package let width: Int
  package let height: Int

  /// A box with its upper left corner at a place.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The middle of the box.
  private var middle: (x: Double, y: Double) {
    (Double(x) + Double(width) / 2, Double(y) + Double(height) / 2)
  }

  /// The ends of an arrow to another box, and the place of a word beside it.
  ///
  /// It runs on its left, so that there is room for one in the other direction.
  package func arrow(to other: PictureBox) -> (start: Point, end: Point, word: Point, side: Int) {
    let (dx, dy) = (other.middle.x - middle.x, other.middle.y - middle.y)
    let length = max(1, (dx * dx + dy * dy).squareRoot())
    let aside = (x: dy / length, y: -dx / length)
    let ahead = edge(towards: dx, dy, aside) + 1 / length
    let behind = 1 - other.edge(towards: -dx, -dy, aside) - 1 / length
    func point(at part: Double, aside distance: Double) -> (x: Double, y: Double) {
      (
        middle.x + dx * part + aside.x * distance,
        middle.y + dy * part + aside.y * distance
      )
    }
    let word = point(at: dy > 0 ? 0.6 : dy < 0 ? 0.4 : 0.5, aside: 19)
    return (
      rounded(point(at: ahead, aside: Self.shift)), rounded(point(at: behind, aside: Self.shift)),
      rounded(word), abs(aside.x) < 0.1 ? 0 : aside.x > 0 ? 1 : -1
    )
  }

  private static let shift = 8.0

  /// The part of a way from the middle that lies within the box, for a way that is shifted aside.
  private func edge(
    towards dx: Double, _ dy: Double, _ aside: (x: Double, y: Double)
  ) -> Double {
    func part(_ size: Int, _ way: Double, _ aside: Double) -> Double {
      way == 0 ? .infinity : (Double(size) / 2 - aside * Self.shift * way.sign) / abs(way)
    }
    return min(part(width, dx, aside.x), part(height, dy, aside.y))
  }

  private func rounded(_ point: (x: Double, y: Double)) -> Point {
    Point(Int(point.x.rounded()), Int(point.y.rounded()))
  }
}

extension Double {
  fileprivate var sign: Double { self < 0 ? -1 : 1 }
}
