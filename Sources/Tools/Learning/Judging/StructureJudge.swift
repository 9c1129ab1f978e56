import AppScreens
import Foundation
import TriptychInspection
import TriptychSourceReading
import TriptychTerminal

/// Judges what an exercise's code is, by what the compiler knows of it.
struct StructureJudge {
  /// The numbers of the rules of architecture that the exercise names; no other is asked, and these of any variant.
  let rules: [String]

  /// Indicates whether a mediator must have a model.
  var needsModel = false

  let build: ExerciseBuild

  /// The faults in sentences, each with its places: one for each rule.
  ///
  /// - Throws: A `LearnFailure` where the compiler tells nothing.
  func faults(in pattern: Pattern) throws(LearnFailure) -> [String] {
    guard !rules.isEmpty else { return [] }
    let inspection = try inspection(of: pattern)
    guard !inspection.triads.isEmpty else {
      return [
        "No view with a mediator was found. Begin with two types, one of which knows the other."
      ]
    }
    // What is another pattern breaks rules that it never promised.
    if let asked = Triad.PatternName(rawValue: pattern.name) {
      let others = inspection.triads.compactMap { $0.words(onBeingAnotherThan: asked) }
      if !others.isEmpty {
        return others.map { "\($0), and the exercise asks for \(pattern.name)" }
      }
    }
    let asked = ArchitectureRule.all.filter { rules.contains($0.number) }
    let broken = asked.compactMap { rule -> String? in
      let places = inspection.triads.flatMap { rule.evidence(in: $0) }.map(\.linked).uniqued
      guard !places.isEmpty else { return nil }
      let more = places.count > 2 ? ["and \((places.count - 2).counted("other place"))"] : []
      return (places.prefix(2) + more + ["\(rule.number) asks: \(rule.statement)"])
        .joined(separator: "\n")
    }
    // Without a model, no rule about models can be broken.
    guard needsModel, inspection.triads.allSatisfy(\.models.isEmpty) else { return broken }
    return broken + ["The presenter has no model: which object keeps what the user has chosen?"]
  }

  /// The rules of the pattern that the code breaks, whichever the exercise names.
  ///
  /// - Throws: A `LearnFailure` where the compiler tells nothing.
  func brokenRules(in pattern: Pattern) throws(LearnFailure) -> [ArchitectureRule] {
    let inspection = try inspection(of: pattern)
    let kind = Triad.PatternName(rawValue: pattern.name)
    return ArchitectureRule.all.filter { rule in
      (kind.map(rule.patterns.contains) ?? rule.isCommon)
        && inspection.triads.contains { $0.decisions[rule.number]?.isBroken == true }
    }
  }

  private func inspection(of pattern: Pattern) throws(LearnFailure) -> PackageInspection {
    let module = build.module
    do {
      let facts = try SymbolGraphLoader.load(
        [module], builtIn: build.kit.products, beside: build.folder)
      let claims = Triad.PatternName(rawValue: pattern.name).map { [module: $0] } ?? [:]
      return PackageInspection(of: facts, claiming: claims, modules: [module])
    } catch {
      throw LearnFailure("what the compiler knows of \(module) cannot be read: \(error)")
    }
  }
}

extension ArchitectureRule.Evidence {
  /// The fault behind its place, which an editor links.
  fileprivate var linked: String {
    guard let place else { return text }
    return "\(URL(fileURLWithPath: place.file).seen):\(place.line): \(text)"
  }
}
