import Foundation

/// A patch in the unified format, applied to one file's lines.
struct LinePatch {
  /// A run of lines to find, and the lines in their place.
  private struct Hunk {
    let start: Int
    var old: [String] = []
    var new: [String] = []
  }

  private var hunks: [String: [Hunk]] = [:]

  /// The names of the files that it changes.
  var files: [String] { hunks.keys.sorted() }

  /// The patch in a text, as `diff -u` writes it.
  init(_ text: String) {
    var file = ""
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("+++ ") {
        let path = line.dropFirst(4).prefix { $0 != "\t" }
        file = path.split(separator: "/").last.map(String.init) ?? ""
      } else if let match = line.firstMatch(of: /^@@ -(\d+)/) {
        hunks[file, default: []].append(Hunk(start: Int(match.output.1) ?? 1))
      } else if let last = hunks[file]?.indices.last, !line.hasPrefix("--- ") {
        let content = String(line.dropFirst())
        if line.hasPrefix(" ") || line.hasPrefix("-") { hunks[file]?[last].old.append(content) }
        if line.hasPrefix(" ") || line.hasPrefix("+") { hunks[file]?[last].new.append(content) }
      }
    }
  }

  /// The lines of a file after the patch; nil where they are not those that it was made for.
  func applied(to text: String, in file: String) -> String? {
    var lines = text.components(separatedBy: "\n")
    for hunk in (hunks[file] ?? []).reversed() {
      let range = max(0, hunk.start - 1)..<max(0, hunk.start - 1) + hunk.old.count
      guard range.upperBound <= lines.count, Array(lines[range]) == hunk.old else { return nil }
      lines.replaceSubrange(range, with: hunk.new)
    }
    return lines.joined(separator: "\n")
  }
}
