extension String {
  /// The drawing as an `img` element, so that its styles stay its own.
  var svgImage: String {
    let title = firstMatch(of: /<title id="title">(.*?)<\/title>/)?.1 ?? ""
    let marks: [Character: String] = ["%": "%25", "#": "%23", "'": "%27", "&": "%26", "\n": "%0A"]
    let data = map { marks[$0] ?? String($0) }.joined()
    return "<img alt=\"\(title)\" src='data:image/svg+xml,\(data)'>"
  }
}
