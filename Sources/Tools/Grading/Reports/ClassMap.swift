import TriptychInspection
import TriptychTerminal

/// A map of a class: which rules submissions break, and how; counts, and no names.
package struct ClassMap {
  /// A rule that submissions break.
  private struct Entry {
    let item: RubricItem
    let title: String
    var breaches = 0
    var undecided = 0
    var examples: [Counterexample: Int] = [:]

    /// The counterexample that most submissions have; of several the shortest.
    var example: (found: Counterexample, count: Int)? {
      examples.max { first, second in
        (first.value, -first.key.steps.count, first.key.shown)
          < (second.value, -second.key.steps.count, second.key.shown)
      }.map { ($0.key, $0.value) }
    }
  }

  /// The steps that show a broken rule, whoever's screen it is.
  private struct Counterexample: Hashable {
    let steps: [String]
    let condition: String?
    let expected: String
    let shown: String
  }

  private var entries: [Entry] = []
  private var verdicts: [GradeVerdict: Int] = [:]
  private let pattern: String
  private let countOfOtherPatterns: Int
  private let exercises: [String: String]

  /// A map of submissions that were graded by a rubric.
  ///
  /// - Parameters:
  ///   - reports: The reports on them.
  ///   - rubric: The rubric.
  ///   - exercises: The name of the exercise that treats a rule, by the rule's number.
  package init(
    of reports: [GradeReport], by rubric: Rubric, exercises: [String: String] = [:]
  ) {
    self.exercises = exercises
    pattern = rubric.pattern?.rawValue ?? ""
    countOfOtherPatterns = reports.count { report in
      report.items.contains { $0.feedback?.otherPattern != nil }
    }
    for report in reports { verdicts[report.verdict, default: 0] += 1 }
    let judged = reports.filter { $0.verdict == .pass }
    for (index, item) in rubric.items.enumerated() {
      var entry = Entry(item: item, title: judged.first?.items[index].title ?? "")
      for result in judged.map({ $0.items[index] }) where result.verdict != .pass {
        // A rule of one pattern says nothing of code in another.
        guard result.feedback?.otherPattern == nil else { continue }
        // Who wrote no scenario, has found no faulty screen.
        let isDecided = result.verdict.isOfRun && result.verdict != .notWritten
        guard isDecided || item.kind == .faultyScreens else {
          entry.undecided += 1
          continue
        }
        entry.breaches += 1
        // What another rule explains is counted there; what code shows has names in it.
        guard item.kind == .rule, let found = result.feedback, found.rule == item.ruleNumber
        else { continue }
        let example = Counterexample(
          steps: found.steps, condition: found.condition, expected: found.expected,
          shown: found.shown)
        entry.examples[example, default: 0] += 1
      }
      entries.append(entry)
    }
  }

  /// The map in plain text, with lines of at most some columns.
  package func text(width: Int = 80) -> String {
    let all = verdicts.values.reduce(0, +)
    let unjudged = verdicts.filter { $0.key != .pass }.sorted { $0.key.rawValue < $1.key.rawValue }
    let heading =
      "\(all.counted("submission")): "
      + (["\(verdicts[.pass, default: 0]) judged"] + unjudged.map { "\($1) \($0.rawValue)" }).listed
    let others =
      countOfOtherPatterns == 0
      ? [] : [otherPatterns.linesWrapped(to: width)]
    let broken = entries.enumerated().filter { $0.element.breaches > 0 }
      .sorted { order(of: $0) < order(of: $1) }
      .map { paragraph(on: $0.element, width) }
    let rest = broken.isEmpty ? ["No rule is broken."] : broken
    let undecided = entries.filter { $0.undecided > 0 }.map { "\($0.item.id) for \($0.undecided)" }
    let last = undecided.isEmpty ? [] : ["not decided: \(undecided.listed)".linesWrapped(to: width)]
    return ([heading] + others + rest + last).joined(separator: "\n\n") + "\n"
  }

  private var otherPatterns: String {
    let count = countOfOtherPatterns
    return
      "\(count)  \(count == 1 ? "has" : "have") another pattern than \(pattern); the rules of \(pattern) alone "
      + "do not count \(count == 1 ? "it" : "them")"
  }

  /// The rules that most break come first, and random steps last: what they show breaks a rule above.
  private func order(of entry: (offset: Int, element: Entry)) -> (Int, Int, Int) {
    (entry.element.item.kind == .random ? 1 : 0, -entry.element.breaches, entry.offset)
  }

  private func paragraph(on entry: Entry, _ width: Int) -> String {
    let number = entry.item.ruleNumber
    let name = entry.item.id == number ? number : "\(entry.item.id) (\(number))"
    var lines = ["\(entry.breaches)  \(name)  \(entry.title)"]
    if let (found, count) = entry.example {
      let steps = found.steps.isEmpty ? "a new screen" : found.steps.joined(separator: " ")
      let besides = found.condition.map { ", \($0)" } ?? ""
      let label = count == 1 ? "for example" : "most often, \(count) times"
      lines += [
        "\(label): \(steps.bounded)\(besides)", "expected: \(found.expected.bounded)",
        "shown: \(found.shown.bounded)",
      ].map { row in
        // Two lines of a long text are enough to know it by.
        "   " + row.lines(of: width - 5, atMost: 2).joined(separator: "\n     ")
      }
    }
    if let exercise = exercises[number] { lines.append("   exercise: \(exercise)") }
    return lines.map { $0.linesWrapped(to: width) }.joined(separator: "\n")
  }
}
