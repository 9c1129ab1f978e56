import Foundation
import TriptychScaffold

/// The exercises of the package, in the order of the course.
package struct ExerciseCatalogue: Sendable {
  /// The exercises.
  let exercises: [Exercise]

  /// The folder of the package.
  let home: URL

  /// The package, as exercises depend on it.
  let kit: KitPackage

  /// The exercises in a package.
  ///
  /// - Throws: A `LearnFailure` for a folder that is none of an exercise.
  package init(of kit: KitPackage) throws(LearnFailure) {
    self.kit = kit
    home = URL(fileURLWithPath: kit.folder)
    let folder = home.appendingPathComponent(KitPackage.exercises)
    do {
      exercises = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { !$0.hasPrefix(".") }.sorted()
        .map { try Exercise(in: folder.appendingPathComponent($0)) }
    } catch {
      throw error as? LearnFailure ?? LearnFailure(reading: folder, error)
    }
  }

  /// A single exercise, which need not be in the package yet.
  init(of exercise: Exercise, with kit: KitPackage) {
    (exercises, home, self.kit) = ([exercise], URL(fileURLWithPath: kit.folder), kit)
  }

  /// The exercise of a name or a number.
  ///
  /// - Throws: A `LearnFailure` that lists what there is.
  func exercise(named name: String) throws(LearnFailure) -> Exercise {
    try exercises(named: name)[0]
  }

  /// The exercise of a name or a number, or those of a block such as `5-10`; at least one.
  ///
  /// - Throws: A `LearnFailure` that lists what there is.
  package func exercises(named name: String) throws(LearnFailure) -> [Exercise] {
    let match = name.wholeMatch(of: /(\d+)[-‐‑–—](\d+)/)
    let ends = match.map { [$0.output.1, $0.output.2].compactMap { Int($0) } } ?? []
    let numbers = exercises.map(\.number)
    if match != nil, ends.count < 2 || ends[0] > ends[1] || !ends.allSatisfy(numbers.contains) {
      let all = "from \(numbers.min() ?? 0) to \(numbers.max() ?? 0)"
      throw LearnFailure("\(name) is no block of exercises; give two numbers \(all), such as 5-10")
    }
    let found = exercises.filter { exercise in
      if ends.count == 2 { return ends[0] <= exercise.number && exercise.number <= ends[1] }
      return name == exercise.name || name == exercise.folder || Int(name) == exercise.number
    }
    guard !found.isEmpty else {
      let names = exercises.map { "\($0.number) \($0.name)" }.joined(separator: ", ")
      throw LearnFailure("there is no exercise \(name); the exercises are \(names)")
    }
    return found
  }
}
