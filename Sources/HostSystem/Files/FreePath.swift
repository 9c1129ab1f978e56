extension String {
  /// The first path that nothing has yet, made of this one and a number before its extension.
  package var freePath: String {
    let trimmed = withoutTrailingSlashes
    let start = trimmed.lastIndex(of: "/").map(trimmed.index(after:)) ?? trimmed.startIndex
    let (folder, name) = (trimmed[..<start], trimmed[start...])
    let dot = name.dropFirst().lastIndex(of: ".") ?? name.endIndex
    let isName = !name.allSatisfy { $0 == "." }
    let (stem, suffix) = isName ? (name[..<dot], name[dot...]) : ("output", "")
    func path(_ number: Int) -> String { "\(folder)\(stem)\(number)\(suffix)" }
    var number = 2
    while FileStatus(ofLink: path(number)) != nil { number += 1 }
    return path(number)
  }

  /// The path of a folder without the slashes, and the dots for the folder itself, at its end.
  var withoutTrailingSlashes: String {
    var path = self[...]
    while path.count > 1, path.hasSuffix("/") || path.hasSuffix("/.") { path.removeLast() }
    return String(path)
  }
}
