/// The names in a module's files: those of its imports, and those of its types.
struct ModuleSource {
  private(set) var imports: Set<String> = []
  private(set) var types: Set<String> = []
  private(set) var publicTypes: Set<String> = []

  /// Reads files; only declarations on lines that are not indented count.
  init(files: [String]) {
    for line in files.lazy.flatMap({ $0.split(separator: "\n") }) where line.first != " " {
      let words = line.split { $0 == " " || $0 == ":" || $0 == "<" }
      guard let keyword = words.firstIndex(where: { Self.keywords.contains(String($0)) }),
        words.indices.contains(keyword + 1)
      else { continue }
      let name = String(words[keyword + 1])
      if words[keyword] == "import" {
        imports.insert(name)
      } else {
        types.insert(name)
        if words[..<keyword].contains("public") { publicTypes.insert(name) }
      }
    }
  }

  private static let keywords = [
    "import", "struct", "class", "enum", "protocol", "actor", "typealias",
  ]
}
