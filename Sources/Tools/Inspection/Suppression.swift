import AppScreens
import Foundation
import TriptychSourceReading
import TriptychTextLayout

/// A comment beside the code that suppresses a rule there: `// triptych:allow A13 the reason`.
package struct Suppression: Hashable, Sendable {
  /// The rule.
  package let rule: String

  /// The reason; empty if none is given, and then it suppresses nothing.
  package let reason: String

  /// The line of the comment.
  package let place: SourceLine

  /// The line of code below it that it is about too, past other comments.
  let next: Int

  /// The mistake in it, with what would be right; nil if there is none.
  package var mistake: String? {
    let known = ArchitectureRule.all.map(\.number)
    if !known.contains(rule) {
      return "triptych:allow names no rule: \(rule.quotedExcerpt); the rules are \(known.listed)"
    }
    return reason.isEmpty
      ? "triptych:allow \(rule) gives no reason, so it suppresses nothing; write one after the rule"
      : nil
  }

  /// The comments in a source that suppress a rule.
  static func all(in source: SourceText) -> [Suppression] {
    let commented = Set(source.comments.map(\.line))
    return source.comments.compactMap { line, text in
      guard let mark = text.firstRange(of: "triptych:allow") else { return nil }
      let words = text[mark.upperBound...].split(maxSplits: 1, whereSeparator: \.isWhitespace)
      let next = (line + 1...source.lines.count + 1).first {
        !commented.contains($0) || source.linesOfCode.contains($0)
      }
      return Suppression(
        rule: String(words.first ?? ""),
        reason: words.dropFirst().first?.trimmingCharacters(in: .whitespaces) ?? "",
        place: SourceLine(file: source.file, line: line), next: next ?? line)
    }
  }
}

extension PackageInspection {
  /// The comments beside the code that suppress a rule there.
  package var suppressions: [Suppression] {
    facts.sources.all.flatMap(Suppression.all)
  }

  /// Sets aside what comments beside the code suppress, on their own line or the next line of code.
  package mutating func applySuppressions() {
    let suppressions = Dictionary(
      grouping: suppressions.filter { $0.mistake == nil }, by: \.place.file)
    suppress { finding in
      guard let place = finding.evidence.place else { return nil }
      return suppressions[place.file]?.first { found in
        found.rule == finding.rule.number && [found.place.line, found.next].contains(place.line)
      }.map { "allowed at \($0.place): \($0.reason)" }
    }
  }

  /// Sets aside the findings for which there is a reason; a rule without any other is not decided.
  mutating func suppress(_ reason: (InspectionFinding) -> String?) {
    for index in cases.indices {
      for rule in ArchitectureRule.all {
        let found = (cases[index].verdicts[rule.number]?.evidence ?? []).map { evidence in
          (evidence, reason(InspectionFinding(rule, in: cases[index].triad, evidence)))
        }
        let reasons = found.compactMap(\.1)
        guard !reasons.isEmpty else { continue }
        let (left, aside) = (found.filter { $0.1 == nil }, found.filter { $0.1 != nil })
        cases[index].suppressed.formUnion(aside.flatMap(\.0.places))
        cases[index].verdicts[rule.number] =
          left.isEmpty
          ? .notDecided(because: reasons.uniqued.joined(separator: "; ")) : .broken(left.map(\.0))
      }
    }
  }
}
