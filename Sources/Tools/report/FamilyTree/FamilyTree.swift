import TriptychTerminal

/// The family tree of the patterns: a node for each variant, which opens its words and its picture.
struct FamilyTree {
  private let first: PublishedVariant
  private var rows = 1

  /// The tree that grows from a variant.
  init(from first: PublishedVariant) {
    self.first = first
  }

  /// The tree as a list of a page.
  func html() -> String {
    var tree = self
    let items = tree.item(first, after: nil, column: 1, from: 1)
    return #"<ul class="variants" role="list">\#(items)</ul>"#
  }

  /// A variant and those after it, of which the first stands in the same row, each other in its own.
  private mutating func item(
    _ variant: PublishedVariant, after before: PublishedVariant?, column: Int, from parentRow: Int
  ) -> String {
    let row = rows
    let number = "variant-\(row)-\(column)"
    var next = ""
    for (index, child) in variant.next.enumerated() {
      if index > 0 { rows += 1 }
      next += item(child, after: variant, column: column + 1, from: row)
    }
    return """
      <li role="listitem" class="variant \(variant.family)">\
      \(before == nil ? "" : edge(from: parentRow, to: row, column: column))
      <button type="button" aria-pressed="\(before == nil)" aria-controls="\(number)" \
      style="grid-area: \(row) / \(column)">\(variant.name.capitalised.xmlEscaped)</button>
      <div class="about" id="\(number)">
      <h3>\(variant.name.capitalised.xmlEscaped)</h3>
      \(VariantPicture(of: variant, after: before).html)
      <dl>\(words(on: variant, after: before))</dl>
      </div>
      \(next.isEmpty ? "" : #"<ul role="list">\#(next)</ul>"#)</li>

      """
  }

  /// The line from the variant before, which begins in that one's row.
  private func edge(from first: Int, to last: Int, column: Int) -> String {
    let place = "grid-area: \(first) / \(column) / \(last + 1); --rows: \(last - first + 1)"
    return #"<i class="edge" aria-hidden="true" style="\#(place)"></i>"#
  }

  private func words(on variant: PublishedVariant, after before: PublishedVariant?) -> String {
    let lines = [
      ("Published", variant.published),
      (before.map { "Changes, after \($0.name)" } ?? "Its arrows", variant.change),
      ("Choose it", variant.choice),
    ]
    return lines.map { term, words in
      "<dt>\(term.xmlEscaped)</dt><dd>\(words.capitalised.xmlEscaped)</dd>"
    }.joined()
  }
}

extension String {
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
