import TriptychParity
import TriptychTerminal

/// A judgement in words, for a terminal of any width.
struct JudgementText {
  let console: Console
  let exercise: Exercise

  /// The judgement, in a few lines.
  func text(of judgement: Judgement) -> String {
    switch judgement {
    case .solved: heading("solved", .good)
    case .broken(let rule):
      heading("not yet", .bad) + textOnPartsBefore + text(of: rule)
    case .faultyArchitecture(let faults):
      heading("works, but has \(Self.count(of: faults))", .bad)
        + textOnPartsBefore + faults.prefix(3).map { paragraph($0) }.joined()
    case .notBuilt(let lines):
      heading("does not compile", .bad) + textOnPartsBefore + lines.map(paragraph).joined()
        + paragraph(
          "\(exercise.hasScreen ? "The screen runs" : "The tests run") once the compiler accepts "
            + "\(exercise.hasScreen ? "it" : "them"). Begin with the first error.")
    case .wrongAnswer(let reason): heading("not yet", .bad) + paragraph(reason)
    case .notJudged(let reason): heading("cannot be checked", .bad) + paragraph(reason)
    }
  }

  private static func count(of faults: [String]) -> String {
    faults.count == 1 ? "a fault of architecture" : "\(faults.count) faults of architecture"
  }

  /// That what is judged before the code is right, where the exercise has both.
  private var textOnPartsBefore: String {
    guard exercise.parts.count > 1 else { return "" }
    let files = exercise.files.filter { Exercise.Part(ofFileNamed: $0) != .code }
    return paragraph("\(files.listed): right. What is left is the code.")
  }

  /// A text, each line of it wrapped.
  func paragraph(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isCode = line.hasPrefix("    ")
      return (isCode ? String(line) : String(line).wrapped(to: console.width, indentation: ""))
        + "\n"
    }.joined()
  }

  private func heading(_ words: String, _ style: Style) -> String {
    console.styled("\(exercise.folder): \(words)", style) + "\n"
  }

  private func text(of rule: BrokenRule) -> String {
    let found = rule.finding
    var rows = FindingText.rows(
      steps: found.steps, expected: found.expected, shown: found.shown, hint: nil)
    if let besides = rule.besides { rows.insert(("", besides), at: 1) }
    let names = Self.namesOfDashes(in: found.expected, and: found.shown)
    if !names.isEmpty { rows.append(("", names)) }
    let statement =
      rule.number.isEmpty
      ? "None of the app's scenarios shows this." : "\(rule.number): \(rule.statement)"
    return rows.map(labelled).joined() + "\n" + paragraph(statement)
  }

  /// The names of dashes that one of two texts has and the other has not, as they look alike; empty if none.
  static func namesOfDashes(in expected: String, and shown: String) -> String {
    func dashes(_ text: String) -> Set<Unicode.Scalar> {
      Set(text.unicodeScalars.filter { $0.properties.isDash })
    }
    let (wanted, found) = (dashes(expected), dashes(shown))
    guard !wanted.isEmpty, !found.isEmpty else { return "" }
    return wanted.symmetricDifference(found).sorted().map { scalar in
      let number = String(scalar.value, radix: 16, uppercase: true)
      let digits = String(repeating: "0", count: max(0, 4 - number.count)) + number
      return "\(scalar) is \(scalar.properties.name?.lowercased() ?? "a dash"), U+\(digits)"
    }.joined(separator: "; ")
  }

  private func labelled(_ label: String, _ text: String) -> String {
    let indentation = String(repeating: " ", count: 13)
    return "  \(label.fitted(to: 11))"
      + text.wrappedOutsideQuotes(to: console.width, indentation: indentation) + "\n"
  }
}

extension String {
  /// The text, wrapped at blanks that are not between quotation marks.
  func wrappedOutsideQuotes(to width: Int, indentation: String) -> String {
    let mark = "\u{E000}"  // A character of private use, as wide as a blank.
    let parts = split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    return parts.map { $0.isMultiple(of: 2) ? String($1) : String($1).replacing(" ", with: mark) }
      .joined(separator: "\"").wrapped(to: width, indentation: indentation)
      .replacing(mark, with: " ")
  }
}
