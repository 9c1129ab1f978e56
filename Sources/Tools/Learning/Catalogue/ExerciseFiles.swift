import AppScreens
import Foundation
import TriptychParity
import TriptychScaffold
import TriptychTerminal
import TriptychToolSupport

/// The files of an exercise: those that the learner changes, those that are given, and our solution.
struct ExerciseFiles {
  /// The learner's files as they are at first, by name.
  let start: [String: String]

  /// The given files, by name.
  let given: [String: String]

  private let exercise: Exercise

  /// The files of an exercise from the catalogue.
  ///
  /// - Throws: A `LearnFailure` for a file that cannot be read.
  init(
    of exercise: Exercise, on catalogue: ExerciseCatalogue, in material: CourseMaterial
  ) throws(LearnFailure) {
    self.exercise = exercise
    let own = try Self.files(in: exercise.home)
    let start = own.filter { exercise.files.contains($0.key) }
    var given: [String: String] = [:]
    for path in exercise.from {
      let files = try Self.files(in: catalogue.home.appendingPathComponent(path))
      given.merge(files.filter { start[$0.key] == nil }) { first, _ in first }
    }
    let patch = LinePatch(own["given.patch"] ?? "")
    for file in patch.files {
      do {
        given[file] = try patch.applied(to: given[file] ?? "", in: file)
      } catch {
        throw LearnFailure("given.patch of \(exercise.folder) does not fit: \(error)")
      }
    }
    given.merge(try Self.files(in: exercise.home.appendingPathComponent("given"))) { $1 }
    if exercise.hasScreen { given["main.swift"] = try material.main(of: exercise) }
    self.given = given
    var filled = start
    for (name, text) in start {
      let template = Template(text)
      var values: [String: String] = [:]
      for placeholder in template.placeholders {
        switch placeholder {
        case "cards": values[placeholder] = try Cards(of: exercise, in: material).text
        case "conversations":
          values[placeholder] = try NamingKey(of: exercise, in: material).text
        default: throw LearnFailure("__\(placeholder)__ in \(name) stands for nothing")
        }
      }
      filled[name] = template.filled(with: values)
    }
    self.start = filled
  }

  /// Our solution of a file; nil where nothing is to be changed in it.
  func solution(of file: String) throws(LearnFailure) -> String? {
    let place = exercise.home.appendingPathComponent("solution.patch")
    guard FileManager.default.fileExists(atPath: place.path) else { return nil }
    let patch: LinePatch
    do {
      patch = LinePatch(try String(ofFile: Data(contentsOf: place)))
    } catch {
      throw LearnFailure(reading: place, error)
    }
    return patch.files.contains(file) ? try patch.applied(to: start[file] ?? "", in: file) : nil
  }

  /// The texts of the files at a place: a folder's, by name, or one file's; none where nothing is.
  static func files(in place: URL) throws(LearnFailure) -> [String: String] {
    let manager = FileManager.default
    var isFolder = ObjCBool(false)
    guard manager.fileExists(atPath: place.path, isDirectory: &isFolder) else { return [:] }
    var files: [String: String] = [:]
    do {
      let names = isFolder.boolValue ? try manager.contentsOfDirectory(atPath: place.path) : []
      let places =
        isFolder.boolValue ? names.map { place.appendingPathComponent($0) } : [place]
      for file in places where !file.lastPathComponent.hasPrefix(".") && !file.hasDirectoryPath {
        let isInner = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
        if isInner { continue }
        files[file.lastPathComponent] = try String(ofFile: Data(contentsOf: file))
      }
    } catch {
      throw LearnFailure(reading: place, error)
    }
    return files
  }
}
