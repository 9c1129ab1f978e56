import Foundation
import Scaffold

/// The exercises of the package, in the order of the course.
package struct ExerciseShelf: Sendable {
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
    let folder = home.appendingPathComponent("Sources/Tools/Learning/Exercises")
    do {
      exercises = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { !$0.hasPrefix(".") }.sorted()
        .map { try Exercise(in: folder.appendingPathComponent($0)) }
    } catch {
      throw error as? LearnFailure ?? LearnFailure(reading: folder, error)
    }
  }

  /// The exercise of a name or a number.
  ///
  /// - Throws: A `LearnFailure` that lists what there is.
  func exercise(named name: String) throws(LearnFailure) -> Exercise {
    let found = exercises.first {
      name == $0.name || name == $0.folder || Int(name) == $0.number
    }
    guard let found else {
      let names = exercises.map(\.name).joined(separator: ", ")
      throw LearnFailure("there is no exercise \(name); the exercises are \(names)")
    }
    return found
  }
}
