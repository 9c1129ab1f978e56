import TextLayout

/// The number of lines of each mediator, and how many of them another one has not.
struct CodeSizes {
  /// A row of texts for the names of the columns, and one for each mediator.
  let rows: [[String]]

  /// The sizes of mediators' code, empty lines and doc comments not counted.
  init(_ codes: [MediatorCode]) {
    let others = codes.count > 1 ? codes : []
    let header = ["", "lines"] + others.map { "not in \($0.pattern)" }
    rows =
      [header]
      + codes.indices.map { index in
        [codes[index].pattern, "\(codes[index].lineCount)"]
          + others.indices.map { other in
            guard other != index else { return "–" }
            let pair = CodeAlignment([codes[index].lines, codes[other].lines])
            return "\(pair.differences(of: 0, from: 1))"
          }
      }
  }

  /// The sizes as a table for a terminal.
  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row.dropFirst(), widths.dropFirst()).map { $0.rightFitted(to: $1) }
      return "\(([row[0].fitted(to: widths[0])] + cells).joined(separator: "  "))\n"
    }.joined()
  }

  /// The sizes as a table of a page.
  var markdown: String {
    let lines = rows.map { "| \($0.joined(separator: " | ")) |\n" }
    return lines[0] + "|---|\(String(repeating: "--:|", count: rows[0].count - 1))\n"
      + lines.dropFirst().joined()
  }
}
