import TextLayout

/// A table that scrolls by itself where it is too wide.
struct HTMLTable {
  /// What stands in a row.
  enum Cell {
    /// The heading of a row, or of a column.
    case heading(String)

    /// The heading of a column of numbers.
    case numberHeading(String)

    /// A text.
    case text(String)

    /// Elements of a page.
    case html(String)

    /// A number, or what stands for one.
    case number(String)

    /// A sign and a word; nil for what is neither good nor bad.
    case verdict(isGood: Bool?, String)
  }

  let heads: [Cell]
  let rows: [[Cell]]

  var html: String {
    let body = rows.map { "<tr>\($0.map { $0.html(scope: "row") }.joined())</tr>" }
    return """
      <div class="scroll" tabindex="0"><table>
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
    case .verdict(true, let word): "<td class=\"word good\">✓ <span>\(word)</span></td>"
    case .verdict(false, let word): "<td class=\"word bad\">✗ <span>\(word)</span></td>"
    case .verdict(nil, let word): "<td class=\"word\">? <span>\(word)</span></td>"
    }
  }
}
