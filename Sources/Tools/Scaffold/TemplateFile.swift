import TextLayout

/// The template of a file: its path and its text, both with placeholders.
struct TemplateFile {
  private let path: Template
  private let text: Template

  /// A template of a file at this path, with an embedded text.
  init(_ path: String, _ text: [UInt8]) {
    self.path = Template(path)
    self.text = Template(text)
  }

  /// The names of the placeholders in path and text.
  var placeholders: Set<String> { path.placeholders.union(text.placeholders) }

  /// The file with every placeholder filled, and its imports sorted.
  func filled(with values: [String: String]) -> Skeleton.File {
    let lines = text.filled(with: values).split(separator: "\n", omittingEmptySubsequences: false)
    let imports = lines.filter { $0.hasPrefix("import ") }
    var sorted = imports.sorted()[...]
    let text = lines.map { imports.contains($0) ? sorted.removeFirst() : $0 }
    return Skeleton.File(
      path: path.filled(with: values), text: text.joined(separator: "\n"))
  }
}
