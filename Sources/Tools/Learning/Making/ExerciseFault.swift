import AppScreens
import Foundation
import TriptychInspection
import TriptychParity
import TriptychScaffold
import TriptychTerminal
import TriptychToolSupport

/// The fault of a draft, as the checks of `learn` find it.
package struct ExerciseFault {
  /// The numbers of the rules of behaviour that are broken.
  package internal(set) var behaviour: [String] = []

  /// The numbers of the rules of architecture that are broken, where it does what it must.
  package private(set) var structure: [String] = []

  /// The steps that show it.
  var steps: [String] = []

  /// The condition under which the steps must be right; nil where the rules say all.
  var condition: Condition?

  /// The seed of what the condition draws.
  var seed: UInt64 = 1

  /// The hint at where to look.
  var hint = ""

  /// What the header says of it: a few lines, each behind a label.
  var words: [String] = []

  /// A fault that is not known yet.
  init() {}

  /// Finds what is wrong with a draft, which is built once for that.
  ///
  /// - Throws: A `LearnFailure` where nothing is wrong, or it cannot be built.
  package init(of draft: ExerciseDraft, in material: CourseMaterial, _ console: Console) throws {
    self = try draft.onTrial(in: material) { exercise, workspace in
      var fault = ExerciseFault()
      try fault.find(in: exercise, at: workspace, material, console)
      return fault
    }
  }

  /// Finds what is wrong with an exercise by the checks that its learners will meet.
  private mutating func find(
    in exercise: Exercise, at workspace: Workspace, _ material: CourseMaterial, _ console: Console
  ) throws {
    let notice = CheckingNotice(on: console)
    let judge = Judge(material: material, executable: Bundle.main.executablePath ?? "")
    let judgement = judge.judgement(on: exercise, at: workspace)
    notice.clear()
    switch judgement {
    case .broken(let rule) where rule.number.isEmpty:
      throw LearnFailure(
        "no scenario shows what the patch breaks, so that no rule could be named: add a scenario")
    case .broken(let rule):
      (behaviour, steps) = ([rule.number], rule.finding.steps)
      let typed = steps.isEmpty ? "nothing" : steps.joined(separator: " ")
      words = [
        "A user does:   \(typed)\(rule.besides.map { "; \($0)" } ?? "")",
        "They see:      \(rule.finding.shown)", "They should:   \(rule.finding.expected)",
      ]
    case .solved:
      let build = ExerciseBuild(
        exercise: exercise, workspace: workspace, kit: BuiltKit(ofProgram: judge.executable))
      let pattern = try material.pattern(named: exercise.patterns[0])
      let rules = try StructureJudge(rules: [], build: build).brokenRules(in: pattern)
      guard !rules.isEmpty else {
        throw LearnFailure("the patch breaks no rule, so there would be nothing to fix")
      }
      structure = rules.map(\.number)
      words = ["It works, but has a fault of architecture:"] + rules.prefix(3).map(\.statement)
    case .notBuilt(let lines):
      throw LearnFailure("with the patch it does not compile: \(lines.joined(separator: "\n"))")
    case .faultyArchitecture(let reasons):
      throw LearnFailure(reasons.joined(separator: "\n"))
    case .notJudged(let reason), .wrongAnswer(let reason):
      throw LearnFailure("with the patch it cannot be checked: \(reason)")
    }
  }

  /// The lines above the learner's code: what the user sees, and should see.
  func header(of name: ExerciseName) -> [String] {
    let lines = (["\(name.number) \(name.text)."] + words).flatMap { line in
      "// \(line.prefix { !$0.isNewline })".wrapped(to: 100, indentation: "//   ")
        .split(separator: "\n").map(String.init)
    }
    // Of a student's screen, the broken rule is given in full.
    return condition == nil ? Array(lines.prefix(6)) : lines
  }
}
