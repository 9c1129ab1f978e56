import TriptychTerminal
import TriptychToolSupport

/// The skeleton of a course: a starter to hand out, and apart from it a grader and adapters.
package struct CourseSkeleton {
  /// The name of the course.
  package let name: String

  /// The files, without those of the kit.
  package let files: [OutputFile]

  /// The files of the kit, in the starter and in the grader.
  package let copies: [OutputFile]

  /// The folder of their descriptions, in a course in which students write a pattern.
  package static let exercisesOfCourse = "Exercises"

  /// A course in which students write a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The skeleton that students begin with.
  ///   - texts: What the templates tell of the task, by the names of placeholders.
  ///   - grader: The files of the grader: the rubric, and the secret.
  ///   - kit: The package with the kit.
  /// - Throws: An `OutputFailure` where the package with the kit cannot be read.
  package init(
    _ pattern: PatternSkeleton, texts: [String: String], grader: [OutputFile], from kit: KitPackage
  ) throws {
    let values = pattern.values.merging(texts) { $1 }
    let starter = try pattern.package(
      with: kit.files(fromTemplates: "CourseStarter", filledWith: values))
    name = starter.name
    files =
      try starter.files.map { $0.moved(into: "starter") }
      + grader.map { $0.moved(into: "grader") }
      + kit.files(fromTemplates: "Course", filledWith: values)
      + kit.files(fromTemplates: "Platforms", filledWith: values)
    copies =
      try kit.copy(of: ["Inspection", "inspect"], withPatterns: false, as: "starter/Triptych")
      + kit.copy(
        of: ["Grading", "Inspection", "Scaffold", "FaultyScreens", "grade"], withPatterns: true,
        as: "grader/triptych")
      + kit.files(in: KitPackage.exercises).filter { $0.path.hasSuffix("/exercise.json") }
      .map { $0.moved(into: "grader/triptych/\(Self.exercisesOfCourse)") }
  }

  /// A course of exercises, which are done and graded with two copies of one kit.
  ///
  /// - Parameters:
  ///   - block: The block, such as `5-10`.
  ///   - exercises: The names of the exercises' folders, of which the copies hold no others.
  ///   - catalogue: The folder of all exercises, in the package with the kit.
  ///   - kit: The package with the kit.
  /// - Throws: An `OutputFailure` where the package with the kit cannot be read.
  package init(
    block: String, of exercises: [String], on catalogue: String, from kit: KitPackage
  ) throws {
    let values = [
      "block": block, "rows": exercises.map { "- `\($0)`" }.joined(separator: "\n"),
      "exercises": exercises.map(\.quoted).joined(separator: ", "),
    ]
    name = "Exercises \(block)"
    files =
      try kit.files(fromTemplates: "Block", filledWith: values)
      + kit.files(fromTemplates: "Platforms", filledWith: values)
    let tools = ["Inspection", "Learning", "Scaffold", "FaultyScreens", "learn"]
    copies = try ["starter/Triptych", "grader/triptych"].flatMap { place in
      try kit.copy(of: tools, withPatterns: true, as: place).filter { file in
        !file.path.hasPrefix("\(place)/\(catalogue)/")
          || exercises.contains { file.path.hasPrefix("\(place)/\(catalogue)/\($0)/") }
      }
    }
  }
}
