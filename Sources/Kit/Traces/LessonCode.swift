/// The code of a file as it teaches: without what records the messages that its parts send.
///
/// A view calls its presenter as `log.call("press(_:)", presenter.press(_:), key)`. On a device it would
/// say `presenter.press(key)`, and so it is shown.
package struct LessonCode: Sendable {
  /// The lines of the file; nil for those that only record, and those that stand in the line before.
  package let lines: [String?]

  private static let files = Cache<String, LessonCode?>()

  /// The code of the file at a path; nil if it cannot be read.
  package init?(path: String) {
    let code = Self.files.value(for: path) {
      SourceFile(path: path).map { LessonCode($0.lines.joined(separator: "\n")) }
    }
    guard let code else { return nil }
    self = code
  }

  init(_ text: String) {
    lines = text.withoutRecording.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { line in
        [line.filter { $0 != .lineEnd }] + line.filter { $0 == .lineEnd }.map { _ in nil }
      }
  }

  /// The number of the line in which a line of the file is shown, both from 1; nil beyond its end.
  package func line(showing number: Int) -> Int? {
    guard lines.indices.contains(number - 1) else { return nil }
    return lines[..<number].lastIndex { $0 != nil }.map { $0 + 1 }
  }
}

extension Character {
  /// Stands for the end of a line whose successor is not shown as one.
  fileprivate static let lineEnd: Character = "\u{1}"
}

extension String {
  fileprivate var withoutRecording: String {
    self
      .replacing(
        #/\n *(let recording = \w+\(\)|let [^\n]+ = log\.(show|request)\([^\n]*\)|[\w.?]*log\.cancel\(\))(?=\n)/#
      ) { $0.output.0.with("") }
      .replacing(#/ \{\n *didSet \{ log\.didSet\(\w+\) \}\n *\}/#) { $0.output.with("") }
      .replacing(
        #/log\.(?:call|delegate)\(\s*"[^"]*",\s*([\w.?]+)(?:\(([\w:]+)\))?((?:,[^(),]+(?:\([^()]*\))?)*)\)/#
      ) {
        let (whole, method, labels, values) = $0.output
        let names = labels?.split(separator: ":") ?? []
        let arguments = values.split(separator: ",").map { $0.trimmingBlanks }
        guard names.count == arguments.count else { return String(whole) }
        let list = zip(names, arguments).map { $0 == "_" ? $1 : "\($0): \($1)" }
        return whole.with("\(method)(\(list.joined(separator: ", ")))")
      }
      .replacing(#/log\.bind\("[^"]*",\s*([\w.$]+)\)/#) { $0.output.0.with("\($0.output.1)") }
      .replacing(#/log\.assign\("[^"]*",\s*\\\.([\w.]+),\s*of: ([\w.]+),\s*([^()]+)\)/#) {
        $0.output.0.with("\($0.output.2).\($0.output.1) = \($0.output.3)")
      }
      .replacing(#/log\.(?:show|set|read)\(((?:[^()]|\([^()]*\))*)\)/#) {
        $0.output.0.with("\($0.output.1)")
      }
  }
}

extension Substring {
  /// A text that stands for this one, and for as many lines.
  fileprivate func with(_ text: String) -> String {
    text + filter(\.isNewline).map { _ in Character.lineEnd }
  }

  fileprivate var trimmingBlanks: String {
    String(trimmingPrefix(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
