import Foundation

extension String {
  /// The text with the path from the package's root in place of a module and a file at its start.
  ///
  /// The runtime says `MVP/CalculatorPresenter.swift:31`; where a single file of that name is found in
  /// the sources of the module below the folder in which one stands, its path is told.
  var namingSource: String {
    let parts = split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let name = parts[1].split(separator: ":").first,
      name.hasSuffix(".swift"), !name.contains("/")
    else { return self }
    let paths = ["Sources", "Tests"].flatMap { root in
      let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      return files.filter { file in
        let folders = file.split(separator: "/")
        return folders.last == name && folders.dropLast().contains(parts[0])
      }.map { "\(root)/\($0)" }
    }
    guard let path = paths.first, paths.count == 1 else { return self }
    return path + parts[1].dropFirst(name.count)
  }
}
