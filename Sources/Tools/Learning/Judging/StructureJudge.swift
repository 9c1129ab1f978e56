import AppScreens
import Foundation
import Inspection
import TextLayout

/// Judges what an exercise's code is, by what the compiler knows of it.
struct StructureJudge {
  /// The numbers of the rules of architecture that the exercise names; no other is asked.
  let rules: [String]

  let build: ExerciseBuild

  /// The faults in sentences, each with its place.
  ///
  /// - Throws: A `LearnFailure` where the compiler tells nothing.
  func faults(in pattern: Pattern) throws(LearnFailure) -> [String] {
    guard !rules.isEmpty else { return [] }
    let module = build.exercise.name.replacing("-", with: "_")
    let inspection: PackageInspection
    do {
      let facts = try SymbolGraphLoader(package: build.desk.folder)
        .load([module], builtIn: build.products)
      let hints = Triad.Pattern(rawValue: pattern.name).map { [module: $0] } ?? [:]
      inspection = PackageInspection(
        of: facts, hints: Roles.Hints(patterns: hints), modules: [module],
        askingHouseStyle: true)
    } catch {
      throw LearnFailure("what the compiler knows of \(module) cannot be read: \(error)")
    }
    guard !inspection.cases.isEmpty else {
      return ["no view with a mediator was found; make two types, of which one knows the other"]
    }
    let asked = ArchitectureRule.all.filter { rules.contains($0.number) }
    return asked.flatMap { rule in
      inspection.cases.flatMap { found -> [String] in
        guard case .broken(let evidence)? = found.verdicts[rule.number] else { return [] }
        return evidence.prefix(2).map { "\($0.linked)\n\(rule.statement) (\(rule.number))" }
      }
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
