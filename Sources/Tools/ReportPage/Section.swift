import TextLayout

/// A part of the page under a heading, to which a link at the top leads.
struct Section {
  let id: String
  let link: String
  let title: String
  let paperTitle: String?
  let body: String

  /// A section; its link has the text of its heading unless given another, and so has its heading on paper.
  init(
    _ id: String, _ title: String, onPaper paperTitle: String? = nil, link: String? = nil,
    body: String
  ) {
    self.id = id
    self.title = title
    self.paperTitle = paperTitle
    self.link = link ?? title
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
