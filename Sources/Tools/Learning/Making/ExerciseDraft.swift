import AppScreens
import Foundation
import TriptychParity
import TriptychScaffold
import TriptychTerminal
import TriptychToolSupport

/// An exercise in the making: a screen that is wrong, and, where it is of the lesson, what is right.
package struct ExerciseDraft {
  /// A file that the learner changes.
  struct File {
    let name: String

    /// The text in the solution; nil where no solution is known.
    let right: String?

    let wrong: String
  }

  let name: ExerciseName
  let pattern: Pattern
  let app: any AppDefinition

  /// The files and folders of the lesson that are given, by their paths in the package.
  let lesson: [String]

  private let files: [File]

  let kit: KitPackage

  /// The name of its folder, such as `31-lost-sign`.
  package var folder: String { name.folder }

  /// A draft.
  ///
  /// - Parameters:
  ///   - name: The name, with a number or without.
  ///   - place: The path of the screen's folder in the package, such as `Sources/MVP/Calculator`, or of a
  ///     file in it.
  ///   - patch: The text of the patch, in the unified format.
  ///   - catalogue: The exercises that there are.
  ///   - material: The apps and the patterns.
  /// - Throws: A `LearnFailure` for a name that is taken, a folder that is none of the lesson's, or a patch
  ///   that does not fit its files.
  package init(
    _ name: String, from place: String, brokenBy patch: String, on catalogue: ExerciseCatalogue,
    in material: CourseMaterial
  ) throws(LearnFailure) {
    kit = catalogue.kit
    self.name = try ExerciseName(name, on: catalogue)
    let path = URL(fileURLWithPath: place, relativeTo: catalogue.home).path
    let parts = PackageSource.path(from: catalogue.home.path, to: path).split(separator: "/")
      .map(String.init)
    guard (3...4).contains(parts.count), parts[0] == "Sources",
      let pattern = material.patterns.first(where: { $0.name == parts[1] }),
      let app = material.apps.first(where: { $0.stem == parts[2] })
    else {
      let names = material.patterns.map(\.name).alternatives
      let stems = material.apps.map(\.stem).alternatives
      throw LearnFailure(
        """
        \(place.quotedPath) is no screen of the lesson; name a folder such as \
        Sources/MVP/Calculator: first \(names), then \(stems)
        """)
    }
    (self.pattern, self.app) = (pattern, app)
    let home = "Sources/\(pattern.name)"
    let shared = try ExerciseFiles.files(in: catalogue.home.appendingPathComponent(home))
      .keys.filter { $0.hasSuffix(".swift") && $0 != "\(pattern.name).swift" }
    lesson = ["\(home)/\(app.stem)"] + shared.sorted().map { "\(home)/\($0)" }
    var given: [String: String] = [:]
    for path in lesson {
      given.merge(try ExerciseFiles.files(in: catalogue.home.appendingPathComponent(path))) { $1 }
    }
    files = try Self.files(given, brokenBy: LinePatch(patch))
  }

  /// A draft of files, of which no solution is known unless they have it.
  init(
    _ name: ExerciseName, of app: any AppDefinition, in pattern: Pattern, from files: [File],
    in kit: KitPackage
  ) {
    (self.name, self.app, self.pattern, self.files, self.kit) = (name, app, pattern, files, kit)
    lesson = []
  }

  /// The files that a patch changes, right and wrong.
  private static func files(
    _ given: [String: String], brokenBy patch: LinePatch
  ) throws(LearnFailure) -> [File] {
    guard !patch.files.isEmpty else {
      throw LearnFailure("the patch changes nothing; make one with diff -u RIGHT WRONG")
    }
    return try patch.files.map { name throws(LearnFailure) in
      guard let right = given[name] else {
        throw LearnFailure(
          "the patch changes \(name), but the files are \(given.keys.sorted().listed)")
      }
      do {
        return File(name: name, right: right, wrong: try patch.applied(to: right, in: name))
      } catch {
        throw LearnFailure(
          """
          the patch does not fit: \(error). Make it from the lesson as it is, with diff -u RIGHT \
          WRONG
          """)
      }
    }
  }

  /// The files of the exercise's folder, by name.
  ///
  /// - Throws: A `LearnFailure` where `diff` cannot be run.
  package func skeleton(for fault: ExerciseFault) throws -> [OutputFile] {
    var texts: [OutputFile] = []
    var solution = ""
    for (index, file) in files.enumerated() {
      let frame = ExerciseFrame(
        header: index == 0 ? fault.header(of: name) : [],
        marksPlace: !files.contains { $0.wrong.contains("TODO") } && index == 0,
        from: file.right, to: file.wrong)
      let wrong = frame.text(around: file.wrong)
      texts.append(OutputFile(path: file.name, text: wrong))
      guard let right = file.right else { continue }
      solution += try LinePatch.text(from: wrong, to: frame.text(around: right), in: file.name)
    }
    let values = try [
      "name": name.text, "app": app.name, "pattern": pattern.name,
      "steps": (fault.steps.isEmpty ? app.demonstration : fault.steps).quotedList,
      "behaviour": fault.behaviour.quotedList, "structure": fault.structure.quotedList,
      "lesson": lesson.quotedList,
      "condition": fault.condition.map { "\n  \"condition\": \"\($0)\", \"seed\": \(fault.seed)," }
        ?? "",
      "hint": fault.hint,
    ]
    let isSolved = !solution.isEmpty
    return try texts + (isSolved ? [OutputFile(path: "solution.patch", text: solution)] : [])
      + kit.files(fromTemplates: "Exercise", filledWith: values)
      + kit.files(
        fromTemplates: isSolved ? "ExerciseOfPatch" : "ExerciseOfFinding", filledWith: values)
  }
}

extension [String] {
  /// The texts as JSON has them between brackets.
  fileprivate var quotedList: String {
    get throws { try map { try String(json: $0) }.joined(separator: ", ") }
  }
}
