import AppScreens
import TriptychSourceReading
import TriptychTerminal

/// The property by which a submission hands out its pattern: `static let mine = Pattern(…)`.
struct EntryPoint {
  /// The type as its extension spells it: what other declarations mean by that is left to them.
  let type: String

  /// The name of the property.
  let name: String

  /// The place at which it is declared.
  let place: String

  /// The words of its declaration, among them the names of the screens.
  let words: Set<String>

  /// The properties of patterns that some files declare in extensions of `Pattern`.
  static func all(in files: [SubmissionFolder.File]) -> [EntryPoint] {
    files.flatMap { file -> [EntryPoint] in
      let source = SourceText(file.text, file: file.path)
      return source.extensionsOfPattern.flatMap { brace -> [EntryPoint] in
        let end = source.closing(of: brace)
        let starts = (brace..<end).filter { place in
          source[place] == "static" && source.opening(around: place) == brace
        }
        return zip(starts, starts.dropFirst() + [end]).compactMap { start, end in
          let words = Set(source.tokens[start..<end].filter(\.isWord).map { String($0.text) })
          guard words.contains("Pattern") else { return nil }
          return EntryPoint(
            type: source[brace - 1] == "Pattern" && source[brace - 2] == "."
              ? "AppScreens.Pattern" : "Pattern", name: String(source[start + 2]),
            place: "\(file.path):\(source.tokens[start].line)", words: words)
        }
      }
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

extension SourceText {
  /// The braces of the extensions of `Pattern` that are in no other declaration.
  fileprivate var extensionsOfPattern: [Int] {
    tokens.indices.compactMap { place in
      guard self[place] == "extension", opening(around: place) == nil else { return nil }
      let isQualified = self[place + 1] == "AppScreens" && self[place + 2] == "."
      let name = isQualified ? place + 3 : place + 1
      // A brace that is farther away than any list of protocols is another's.
      return self[name] == "Pattern" ? (name..<name + 50).first { self[$0] == "{" } : nil
    }
  }
}
