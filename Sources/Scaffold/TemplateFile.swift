import TextLayout

/// A file to be written: its path and its text, both with gaps.
struct TemplateFile {
  private let path: Template
  private let text: Template

  /// A file at this path, whose text is embedded.
  init(_ path: String, _ text: [UInt8]) {
    self.path = Template(path)
    self.text = Template(text)
  }

  /// The names of the gaps in path and text.
  var gaps: Set<String> { path.gaps.union(text.gaps) }

  /// The file with every gap filled, and its imports in order.
  func filled(with values: [String: String]) -> Skeleton.File {
    let lines = text.filled(with: values).split(separator: "\n", omittingEmptySubsequences: false)
    let imports = lines.filter { $0.hasPrefix("import ") }
    var sorted = imports.sorted()[...]
    let text = lines.map { imports.contains($0) ? sorted.removeFirst() : $0 }
    return Skeleton.File(
      path: path.filled(with: values), text: text.joined(separator: "\n"))
  }
}
