import AppScreens
import SharedSuite
import Testing
import TriptychParity

extension AppDefinition {
  /// The report on a pattern with little effort.
  func quickReport(
    on pattern: Pattern, effort: Effort = .least, in runner: any Runner = InProcess()
  ) -> PatternReport {
    report(on: pattern, effort: effort, in: runner)
  }

  /// What walks from a source find on a pattern, without a condition.
  func result(
    from source: WalkSource, on pattern: Pattern,
    effort: Effort = Effort(gestures: 2_000, walks: 1)
  ) throws -> CheckResult {
    try #require(
      checks(of: pattern, effort: effort).first {
        $0.source == source && $0.condition == .plain
      }
    ).run()
  }

  /// What the steps, condition and seed in the line under a finding show.
  func again(
    _ finding: Finding, on pattern: Pattern, in runner: any Runner = InProcess()
  ) throws -> Finding? {
    var words = finding.again[...]
    guard words.starts(with: ["verify", name, "--under"]),
      let condition = Condition(rawValue: words[3])
    else { return nil }
    words = words.dropFirst(4)
    var rule: String?
    if words.dropLast().last == "--rule" {
      rule = words.last
      words = words.dropLast(2)
    }
    if words.last == "--isolated" { words = words.dropLast() }
    var seed: UInt64 = 1
    if words.dropLast().last == "--seed" {
      seed = words.last.flatMap { UInt64($0) } ?? 0
      words = words.dropLast(2)
    }
    var steps: [Step<Gesture>] = []
    for word in words {
      if let (times, count) = word.repetition {
        let body = steps.suffix(count)
        for _ in 1..<times { steps += body }
      } else {
        steps += try Step.typed(word)
      }
    }
    let outcome = outcome(
      of: steps, under: condition, seed: seed, deciding: rule, on: pattern, in: runner)
    return if case .wrong(let found) = outcome { found } else { nil }
  }

  /// What came of steps in their notation.
  func outcome(
    of steps: [String], under condition: Condition = .plain, on pattern: Pattern,
    in runner: any Runner = InProcess()
  ) throws -> Outcome<Finding> {
    let steps = try steps.flatMap { try Step<Gesture>.read($0) }
    return outcome(of: steps, under: condition, on: pattern, in: runner)
  }
}

extension Effort {
  /// Enough to find what a test is about.
  static let brief = Effort(gestures: 500, length: 2, walks: 2)

  /// Enough where scenarios find it, or a condition of theirs.
  static let least = Effort(gestures: 50, length: 1, walks: 1)
}

extension Outcome where Wrong == Finding {
  /// What was wrong; nil if nothing was, or if nothing could be tried.
  var finding: Finding? { if case .wrong(let finding) = self { finding } else { nil } }

  /// The reason why nothing could be tried.
  var obstacle: String? { if case .notRun(let reason) = self { reason } else { nil } }

  /// Indicates whether all was as it must be.
  var isRight: Bool { if case .right = self { true } else { false } }
}
