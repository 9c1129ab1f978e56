import TriptychTerminal
import TriptychToolSupport

extension KitPackage {
  /// The files that the templates in a folder become, with every placeholder of path and text filled, and
  /// imports sorted.
  ///
  /// The folder is laid out as what comes of it; the name of each template ends in `.template`.
  package func files(
    fromTemplates name: String, filledWith values: [String: String]
  ) throws(OutputFailure) -> [OutputFile] {
    try files(in: "Sources/Tools/Scaffold/Templates/\(name)").map { template in
      OutputFile(
        path: Template(String(template.path.dropLast(".template".count))).filled(with: values),
        text: Template(template.text).filled(with: values).withSortedImports)
    }
  }
}

extension String {
  /// The text with its imports in alphabetical order, where they stand.
  fileprivate var withSortedImports: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let imports = lines.filter { $0.hasPrefix("import ") }
    var sorted = imports.sorted()[...]
    return lines.map { imports.contains($0) ? sorted.removeFirst() : $0 }.joined(separator: "\n")
  }
}
