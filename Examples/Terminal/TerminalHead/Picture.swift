import AppScreens
import TerminalWidgets

/// The rows on the terminal, each with what a click on it reaches.
struct Picture {
  /// What a click on a row reaches.
  enum Target {
    case nothing
    case widget(Int, line: Int)
    case footer(Int)
  }

  /// A row: what stands on its left, and beside it.
  struct Row {
    var line = Line("")
    var beside: Line?
    var target = Target.nothing
  }

  /// The columns at each edge that stay empty, and between what stands side by side.
  static let margin = 2

  /// The columns of a row, and of those the ones on the left of what stands beside.
  let (columns, width): (Int, Int)

  let rows: [Row]
  var footer = Footer([], width: 0)

  /// The rows as the terminal draws them over those before.
  func text(usingColour isColoured: Bool) -> String {
    let margin = String(repeating: " ", count: Self.margin)
    let rows = rows.map { row in
      guard let beside = row.beside else { return row.line.cut(to: columns).text(isColoured) }
      return row.line.fitted(to: width).text(isColoured) + margin
        + beside.cut(to: columns - width - Self.margin).text(isColoured)
    }
    return "\u{1B}[H" + rows.map { "\u{1B}[K\(margin)\($0)" }.joined(separator: "\r\n") + "\u{1B}[J"
  }
}

extension Line {
  fileprivate func cut(to width: Int) -> Line {
    Line(text.printable.cut(to: width), style, part: part)
  }

  fileprivate func fitted(to width: Int) -> Line {
    Line(text.printable.fitted(to: width), style, part: part)
  }

  fileprivate func text(_ isColoured: Bool) -> String {
    let start = style.start(isColoured)
    guard let part, let place = text.firstRange(of: part.text) else {
      return start.isEmpty ? text : "\(start)\(text)\(Style.end)"
    }
    let inside = "\(part.style.start(isColoured))\(part.text)\(Style.end)\(start)"
    return "\(start)\(text[..<place.lowerBound])\(inside)\(text[place.upperBound...])\(Style.end)"
  }
}

extension Line.Style {
  fileprivate static let end = "\u{1B}[0m"

  /// The sequence that begins the style; nothing for a colour where there are none.
  fileprivate func start(_ isColoured: Bool) -> String {
    switch self {
    case .plain: ""
    case .heading, .quiet, .marked: "\u{1B}[\(rawValue)m"
    case .green, .yellow, .magenta, .cyan: isColoured ? "\u{1B}[\(rawValue)m" : ""
    }
  }
}
