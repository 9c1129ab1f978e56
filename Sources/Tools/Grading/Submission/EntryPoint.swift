import AppScreens
import TriptychTextLayout

/// The property by which a submission hands out its pattern: `static let mine = Pattern(…)`.
struct EntryPoint {
  /// The name of the property.
  let name: String

  /// The place at which it is declared.
  let place: String

  /// The words of its declaration, among them the names of the screens.
  let words: Set<String>

  /// The properties of patterns that some files declare in extensions of `Pattern`.
  static func all(in files: [SubmissionFolder.File]) -> [EntryPoint] {
    files.flatMap { file -> [EntryPoint] in
      var found: [EntryPoint] = []
      var isInExtension = false
      let lines = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, line) in lines.enumerated() {
        let code = line.drop(while: \.isWhitespace)
        guard !code.hasPrefix("//") else { continue }
        let begins =
          code.prefixMatch(
            of: /(?:public\s+|package\s+)?extension\s+(?:AppScreens\.)?Pattern[\s{]/) != nil
        if isInExtension || begins, let match = line.firstMatch(of: /\sstatic\s+\w+\s+(\w+)/) {
          // It goes on up to the next declaration.
          let rest = lines[(index + 1)...].prefix { line in
            !line.contains(" static ") && !line.hasPrefix("}")
          }
          let words = Set(
            ([line] + rest).flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map(String.init))
          if words.contains("Pattern") {
            let place = "\(file.path):\(index + 1)"
            found.append(EntryPoint(name: String(match.output.1), place: place, words: words))
          }
        }
        isInExtension = (isInExtension || begins) && !line.hasPrefix("}") && !line.hasSuffix("} }")
      }
      return found
    }
  }

  /// The one that is meant.
  ///
  /// - Throws: An `Unjudged` where there is none, or more than one and none named after the pattern.
  static func only(
    in files: [SubmissionFolder.File], of pattern: String?
  ) throws(Unjudged) -> EntryPoint {
    let all = all(in: files)
    let example = """
      extension Pattern { static let mine = Pattern("Mine").adding(CalculatorScreen.init) }
      """
    guard !all.isEmpty else {
      throw Unjudged(
        verdict: .unbuilt, reasons: ["no file declares a pattern, as in \(example)"])
    }
    if all.count == 1 { return all[0] }
    guard let found = all.first(where: { $0.name == pattern?.lowercased() }) else {
      let places = all.map { "\($0.name) (\($0.place))" }.listed
      throw Unjudged(
        verdict: .unbuilt, reasons: ["there must be one pattern, and there are \(places)"])
    }
    return found
  }
}
