import TextLayout

/// A part of the page under a heading.
struct Section {
  let id: String
  let title: String
  let paperTitle: String?
  let body: String

  /// A section; on paper it has the same heading unless given another.
  init(_ id: String, _ title: String, onPaper paperTitle: String? = nil, body: String) {
    self.id = id
    self.title = title
    self.paperTitle = paperTitle
    self.body = body
  }

  private var heading: String {
    guard let paperTitle else { return title.xmlEscaped }
    return """
      <span class="on-screen">\(title.xmlEscaped)</span><span class="on-paper">\(paperTitle.xmlEscaped)</span>
      """
  }

  var html: String {
    """
    <section id="\(id)" aria-labelledby="\(id)-title">
    <h2 id="\(id)-title">\(heading)</h2>
    \(body)
    </section>
    """
  }
}
