import Foundation

/// The comments around an exercise's code: what the user sees, and where to begin.
struct ExerciseFrame {
  /// The lines above the code.
  private let header: [String]

  /// The line with the mark, and where it comes; nil where there is none.
  private let mark: (line: String, index: Int)?

  /// The comments for a right text and the wrong one made from it.
  ///
  /// - Parameters:
  ///   - header: The lines above the code; left out where the wrong text begins with a comment.
  ///   - marksPlace: Whether a mark comes before the first line that differs.
  ///   - right: The right text; nil where none is known, and so no place.
  ///   - wrong: The wrong text.
  init(header: [String], marksPlace: Bool, from right: String?, to wrong: String) {
    self.header = wrong.hasPrefix("// ") ? [] : header
    guard marksPlace, let right else {
      mark = nil
      return
    }
    let lines = wrong.components(separatedBy: "\n")
    let same = zip(lines, right.components(separatedBy: "\n")).prefix { $0 == $1 }.count
    let indentation = lines.dropFirst(same).first?.prefix { $0 == " " } ?? ""
    mark = ("\(indentation)// TODO: What is wrong here?", same)
  }

  /// The right or the wrong text with the comments.
  func text(around text: String) -> String {
    var lines = text.components(separatedBy: "\n")
    if let mark { lines.insert(mark.line, at: mark.index) }
    return ((header.isEmpty ? [] : header + [""]) + lines).joined(separator: "\n")
  }
}
