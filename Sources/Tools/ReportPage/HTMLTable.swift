import TextLayout

/// A table that scrolls where it is too wide.
struct HTMLTable {
  /// A cell of a row.
  enum Cell {
    /// The heading of a row, or of a column.
    case heading(String)

    /// The heading of a column of numbers.
    case numberHeading(String)

    /// A text.
    case text(String)

    /// HTML elements.
    case html(String)

    /// A number, or its placeholder.
    case number(String)

    /// A sign and a word; nil for what is neither good nor bad.
    case verdict(isGood: Bool?, String)
  }

  /// The name by which the scrolled area is known.
  let name: String

  let heads: [Cell]
  let rows: [[Cell]]

  var html: String {
    let body = rows.map { "<tr>\($0.map { $0.html(scope: "row") }.joined())</tr>" }
    return """
      <div class="scroll" tabindex="0" role="region" aria-label="\(name.xmlEscaped)"><table>
      <thead><tr>\(heads.map { $0.html(scope: "col") }.joined())</tr></thead>
      <tbody>
      \(body.joined(separator: "\n"))
      </tbody>
      </table></div>
      """
  }
}

extension HTMLTable.Cell {
  fileprivate func html(scope: String) -> String {
    switch self {
    case .heading(let text): "<th scope=\"\(scope)\">\(text.xmlEscaped)</th>"
    case .numberHeading(let text):
      "<th scope=\"\(scope)\" class=\"number\">\(text.xmlEscaped)</th>"
    case .text(let text): "<td>\(text.xmlEscaped)</td>"
    case .html(let html): "<td>\(html)</td>"
    case .number(let text): "<td class=\"number\">\(text.xmlEscaped)</td>"
    case .verdict(true, let word): "<td class=\"word good\"><span>\(word)</span></td>"
    case .verdict(false, let word): "<td class=\"word bad\"><span>\(word)</span></td>"
    case .verdict(nil, let word): "<td class=\"word open\"><span>\(word)</span></td>"
    }
  }
}
