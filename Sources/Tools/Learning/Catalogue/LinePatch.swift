import Foundation
import TriptychTerminal
import TriptychToolSupport

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

  /// The lines of a file after the patch.
  ///
  /// - Throws: A `LearnFailure` that says where they are not those that the patch was made for.
  func applied(to text: String, in file: String) throws(LearnFailure) -> String {
    var lines = text.components(separatedBy: "\n")
    for hunk in (hunks[file] ?? []).reversed() {
      let start = max(0, hunk.start - 1)
      for (index, old) in zip(start..., hunk.old) {
        let line = lines.indices.contains(index) ? lines[index] : nil
        guard line != old else { continue }
        let found = line?.quotedExcerpt ?? "missing"
        throw LearnFailure(
          "line \(index + 1) of \(file) is \(found), and not \(old.quotedExcerpt)")
      }
      lines.replaceSubrange(start..<start + hunk.old.count, with: hunk.new)
    }
    return lines.joined(separator: "\n")
  }

  /// The patch that makes one text into another, as `diff -u` writes it.
  ///
  /// - Throws: A `LearnFailure` where `diff` cannot be run.
  static func text(
    from old: String, to new: String, in file: String
  ) throws(LearnFailure) -> String {
    let script = """
      cd "$TMPDIR" && printf %s "$0" >old && printf %s "$1" >new
      diff -u --label "a/$2" --label "b/$2" old new
      """
    do {
      // It ends with 1 where the texts differ.
      let (output, _) = try Tool("/bin/sh", ["-c", script, old, new, file])
        .run(within: 60, inOwnTemporaryFolder: true)
      guard output.hasPrefix("--- ") else { throw ToolFailure(description: output) }
      return output
    } catch {
      throw LearnFailure("cannot compare \(file) with its solution: \(error.reason)")
    }
  }
}
