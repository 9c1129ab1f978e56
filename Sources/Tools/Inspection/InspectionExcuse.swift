import AppScreens
import Foundation
import TextLayout

/// A comment beside the code that excuses it from a rule: `// triptych:allow A13 the reason`.
package struct InspectionExcuse: Hashable, Sendable {
  /// The rule.
  package let rule: String

  /// The reason; empty if none is given, and then it excuses nothing.
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
      ? "triptych:allow \(rule) gives no reason, so it excuses nothing; write one behind the rule"
      : nil
  }
}

extension SourceText {
  /// The mark before the rule that a comment excuses code from.
  private static let mark = "triptych:allow"

  /// The comments that excuse code from a rule.
  var excuses: [InspectionExcuse] {
    lines.indices.compactMap { index in
      guard let start = lines[index].firstRange(of: "//"),
        let mark = lines[index][start.upperBound...].firstRange(of: Self.mark),
        !code[index].contains(Self.mark)
      else { return nil }
      let words = lines[index][mark.upperBound...].split(
        maxSplits: 1, whereSeparator: \.isWhitespace)
      let next = code.indices[(index + 1)...].first { line in
        !code[line].allSatisfy(\.isWhitespace) || lines[line].allSatisfy(\.isWhitespace)
      }
      return InspectionExcuse(
        rule: String(words.first ?? ""),
        reason: words.dropFirst().first?.trimmingCharacters(in: .whitespaces) ?? "",
        place: SourceLine(file: file, line: index + 1), next: (next ?? index) + 1)
    }
  }
}

extension PackageInspection {
  /// The comments beside the code that excuse it from a rule.
  package var excuses: [InspectionExcuse] {
    facts.sources.all.flatMap(\.excuses)
  }

  /// Sets aside what comments beside the code excuse, on their own line or the next line of code.
  package mutating func heedExcuses() {
    let excuses = Dictionary(grouping: excuses.filter { $0.mistake == nil }, by: \.place.file)
    excuse { _, rule, evidence in
      guard let place = evidence.place else { return nil }
      return excuses[place.file]?.first { excuse in
        excuse.rule == rule.number && [excuse.place.line, excuse.next].contains(place.line)
      }.map { "allowed at \($0.place): \($0.reason)" }
    }
  }

  /// Sets aside the evidence for which there is a reason; a rule without other evidence is open.
  mutating func excuse(
    _ reason: (Triad, ArchitectureRule, ArchitectureRule.Evidence) -> String?
  ) {
    for index in cases.indices {
      let triad = cases[index].triad
      for rule in ArchitectureRule.all {
        guard case .broken(let evidence)? = cases[index].verdicts[rule.number] else { continue }
        let reasons = evidence.map { reason(triad, rule, $0) }
        let left = zip(evidence, reasons).filter { $0.1 == nil }.map(\.0)
        guard left.count < evidence.count else { continue }
        let said = reasons.compactMap(\.self).uniqued.joined(separator: "; ")
        cases[index].verdicts[rule.number] =
          left.isEmpty ? .notDecided(because: said) : .broken(left)
      }
    }
  }

  /// Leaves out the rules that settings switch off, and weighs the others as they say.
  package mutating func heed(_ settings: InspectionSettings) {
    severities = settings.severities
    for index in cases.indices {
      for number in settings.rulesOff.keys { cases[index].verdicts[number] = nil }
    }
  }
}
