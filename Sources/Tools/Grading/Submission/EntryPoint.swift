import AppScreens
import Inspection
import TextLayout

/// The property by which a submission hands out its pattern: `static let mine = Pattern(…)`.
struct EntryPoint {
  /// The name of the property.
  let name: String

  /// The place at which it is declared.
  let place: String

  /// The properties of patterns that some files declare in extensions of `Pattern`.
  static func all(in files: [SubmissionFolder.File]) -> [EntryPoint] {
    files.flatMap { file -> [EntryPoint] in
      let tokens = SourceText(file.text, file: file.path).tokens
      return extensions(in: tokens).flatMap { range in
        range.filter { isDeclaration(at: $0, tokens) }.map { index in
          let name = tokens[index + 2]
          return EntryPoint(name: String(name.text), place: "\(file.path):\(name.line)")
        }
      }
    }
  }

  /// The one that is meant.
  ///
  /// - Throws: A `SubmissionProblem` where there is none, or more than one and no name.
  static func only(
    in files: [SubmissionFolder.File], named name: String?, of pattern: String?
  ) throws(SubmissionProblem) -> EntryPoint {
    let all = all(in: files)
    let example = #"extension Pattern { static let mine = Pattern("Mine", CalculatorScreen.init) }"#
    guard !all.isEmpty else {
      throw SubmissionProblem("no file declares a pattern, as in \(example)")
    }
    guard let wanted = name ?? (all.count == 1 ? all[0].name : pattern?.lowercased()),
      let found = all.first(where: { $0.name == wanted })
    else {
      let places = all.map { "\($0.name) (\($0.place))" }.listed
      throw SubmissionProblem(
        "the pattern \(name.map(\.quoted) ?? "is one too many"): there are \(places)")
    }
    return found
  }

  /// The places between the braces of each extension of `Pattern`.
  private static func extensions(in tokens: [SourceToken]) -> [Range<Int>] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == "extension" else { return nil }
      guard let start = tokens[index...].firstIndex(where: { $0.text == "{" }),
        tokens[index..<start].contains(where: { $0.text == "Pattern" })
      else { return nil }
      var depth = 0
      for end in start..<tokens.count {
        if tokens[end].text == "{" { depth += 1 }
        if tokens[end].text == "}" { depth -= 1 }
        if depth == 0 { return start..<end }
      }
      return nil
    }
  }

  /// True at the first word of `static let NAME = Pattern` or `static var NAME: Pattern`.
  private static func isDeclaration(at index: Int, _ tokens: [SourceToken]) -> Bool {
    guard index + 4 < tokens.count, tokens[index].text == "static",
      ["let", "var"].contains(tokens[index + 1].text)
    else { return false }
    return tokens[(index + 3)...].prefix(4).contains { $0.text == "Pattern" }
  }
}

/// A reason for which a submission cannot be built.
package struct SubmissionProblem: Error, CustomStringConvertible {
  /// The reason.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
