import TriptychTerminal

/// The code of mediators, a column for each, with corresponding lines in the same row.
///
/// A bar marks a line that is not the same in every column.
struct CodeTable {
  /// The fewest columns in which code is readable.
  private static let readableWidth = 36

  /// The mark of a line that is not the same in every column.
  static let mark = "▌"

  private let console: Console
  private let codes: [MediatorCode]
  private let widths: [Int]

  private init(_ console: Console, _ codes: [MediatorCode]) {
    self.console = console
    self.codes = codes
    let wanted = codes.map { code in
      (code.header + code.lines.map(\.text)).map(\.displayWidth).max() ?? 0
    }
    // A column that needs less than its share leaves the rest to those that need more.
    var (room, share, remaining) = (console.width + 1 - 3 * codes.count, 4, codes.count)
    for width in wanted.sorted() {
      share = max(share, room / remaining)
      guard width <= share else { break }
      (room, remaining) = (room - width, remaining - 1)
    }
    widths = wanted.map { [share] in min($0, share) }
  }

  /// All columns in one table if there is room for them, else a table for each pair of neighbours.
  static func text(of codes: [MediatorCode], on console: Console) -> String {
    let fits = columnWidth(on: console, for: codes.count) >= readableWidth
    let groups = fits || codes.count < 3 ? [codes] : zip(codes, codes.dropFirst()).map { [$0, $1] }
    return groups.map { CodeTable(console, $0).text }.joined(separator: "\n")
  }

  /// The room for code: a column begins with its mark, and a space is between columns.
  private static func columnWidth(on console: Console, for count: Int) -> Int {
    (console.width + 1) / count - 3
  }

  private var text: String {
    let height = codes.map(\.header.count).max() ?? 0
    let header = (0..<height).map { index in
      row(codes.map { $0.header.indices.contains(index) ? $0.header[index] : "" }) {
        console.styled($1, index == 0 ? .heading : .quiet)
      }
    }
    let code = CodeAlignment(codes.map(\.declarations)).groups.map { group in
      (group.isSeparated ? "\n" : "") + group.rows.map(row).joined()
    }
    return (header + code).joined()
  }

  /// A row of corresponding lines, with a bar and marked words where they are not the same.
  private func row(_ lines: [CodeLine?]) -> String {
    row(lines.map { $0?.text ?? "" }) { column, text in
      guard let line = lines[column], lines.contains(where: { $0?.key != line.key }) else {
        return text
      }
      return console.styled(Self.mark, .different)
        + line.marked(String(text.dropFirst()), beside: lines) { console.styled($0, .different) }
    }
  }

  /// A row of as many lines as its longest cell takes; `style` gets each line that is not empty with the
  /// number of its column.
  private func row(_ cells: [String], style: (Int, String) -> String) -> String {
    let wrapped = zip(cells, widths).map { $0.wrappedCode(to: $1) }
    let height = wrapped.map(\.count).max() ?? 0
    return (0..<height).map { index in
      let line = wrapped.indices.map { column in
        let text = wrapped[column].indices.contains(index) ? wrapped[column][index] : ""
        let padding = String(repeating: " ", count: max(0, widths[column] - text.displayWidth))
        return (text.isEmpty ? "  " : style(column, "  \(text)")) + padding
      }
      return "\(line.joined(separator: " ").withoutTrailingBlanks)\n"
    }.joined()
  }
}

extension MediatorCode {
  /// The pattern, and folder and name of each file.
  fileprivate var header: [String] {
    [pattern]
      + paths.flatMap { path in
        let name = path.split(separator: "/").last ?? ""
        return [String(path.dropLast(name.count)), String(name)]
      }
  }
}

extension String {
  /// The line of code in lines of at most `width` columns, each indented as far as the line is.
  fileprivate func wrappedCode(to width: Int) -> [String] {
    let code = drop { $0 == " " }
    let indentation = String(repeating: " ", count: min(count - code.count, width / 2))
    return String(code).codeLines(of: width - indentation.count).map { indentation + $0 }
  }
}
