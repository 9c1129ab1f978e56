import TextLayout

/// A part of the page under a heading, to which a link at the top leads.
struct Section {
  let id: String
  let link: String
  let title: String
  let body: String

  /// A section; its link says what its heading does, unless told otherwise.
  init(_ id: String, _ title: String, link: String? = nil, body: String) {
    self.id = id
    self.title = title
    self.link = link ?? title
    self.body = body
  }

  var html: String {
    """
    <section id="\(id)" aria-labelledby="\(id)-title">
    <h2 id="\(id)-title">\(title.xmlEscaped)</h2>
    \(body)
    </section>
    """
  }
}
