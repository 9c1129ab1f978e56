import TextLayout

/// The number of lines of each mediator, and how many of them another one has not, as a table.
struct CodeSizes {
  /// The table; empty lines and doc comments are not counted.
  let text: String

  /// The sizes of mediators' code.
  init(_ codes: [MediatorCode]) {
    let others = codes.count > 1 ? codes : []
    let rows = codes.map { code in
      [code.pattern, "\(code.lines.count { !$0.isBlank })"]
        + others.map { other in
          let count = CodeAlignment([code.lines, other.lines]).lineCount(only: 0)
          return code.pattern == other.pattern ? "–" : "\(count)"
        }
    }
    let table = [["", "lines"] + others.map { "not in \($0.pattern)" }] + rows
    let widths = table[0].indices.map { column in
      table.map { $0[column].displayWidth }.max() ?? 0
    }
    text = table.map { row in
      let cells = zip(row, widths).dropFirst().map { $0.rightFitted(to: $1) }
      return "\(([row[0].fitted(to: widths[0])] + cells).joined(separator: "  "))\n"
    }.joined()
  }
}
