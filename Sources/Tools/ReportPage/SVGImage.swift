extension String {
  /// The drawing as an `img` element, so that its styles stay its own.
  ///
  /// Nobody can read what stands in an image in this way: its title becomes the alternative text, and its
  /// description is left out. Blanks are kept by a style instead of an attribute of each text, which
  /// takes less room.
  var svgImage: String {
    let title = firstMatch(of: /<title id="title">(.*?)<\/title>/)?.1 ?? ""
    let short = replacing(/<(title|desc) [^>]*>[^<]*<\/(title|desc)>/, with: "")
      .replacing(/\ role="img" aria-labelledby="[^"]*"/, with: "")
      .replacing(" xml:space=\"preserve\"", with: "").replacing(/>\n+</, with: "><")
      .replacing("<style>", with: "<style>text{white-space:pre}").replacing("&quot;", with: "\"")
    let marks: [Character: String] = ["%": "%25", "#": "%23", "'": "%27", "&": "%26", "\n": "%0A"]
    let data = short.map { marks[$0] ?? String($0) }.joined()
    return "<img alt=\"\(title)\" src='data:image/svg+xml,\(data)'>"
  }
}
