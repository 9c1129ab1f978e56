import Foundation
import Testing
import TriptychRecordingViews
import TriptychScaffold
import TriptychTerminal
import TriptychTestSupport
import TriptychToolSupport

@testable import TriptychLearning

/// The folder of exercises: what is given, what the learner wrote, and what is in the way.
struct WorkspaceTests {
  /// Two sessions in a folder once removed what the other had just built.
  @Test func `nothing is built or run in a folder where another session does`() throws {
    try ExercisePackage.with { kit in
      let workspace = try Workspace(
        "\(kit.folder)/Exercises", from: ExerciseCatalogue(of: kit), in: .fixtures)
      let place = workspace.folder.appendingPathComponent(".build/learn.lock").path
      func isFree() -> Bool {
        let lock = open(place, O_RDWR | O_CLOEXEC)
        defer { close(lock) }
        return flock(lock, LOCK_EX | LOCK_NB) == 0
      }
      #expect(!workspace.alone(isFree))
      #expect(isFree())
    }
  }

  @Test func `an exercise that was deleted is reported when it is there again`() throws {
    try ExercisePackage.with { kit in
      let workspace = try Workspace(
        "\(kit.folder)/Exercises", from: ExerciseCatalogue(of: kit), in: .fixtures)
      #expect(try workspace.prepare().restored.isEmpty)
      let exercise = try workspace.catalogue.exercise(named: "one-key")
      try FileManager.default.removeItem(at: workspace.folder(of: exercise))
      #expect(try workspace.prepare().restored.map(\.name) == ["one-key"])
      #expect(try workspace.prepare().restored.isEmpty)
    }
  }

  @Test func `a file that is empty is seen to be`() throws {
    try withFolder(["empty": "", "full": "1"]) { folder in
      func stamps(_ name: String) -> FileStamps {
        FileStamps(of: [URL(fileURLWithPath: "\(folder)/\(name)")])
      }
      #expect(stamps("empty").hasEmptyFile)
      #expect(!stamps("full").hasEmptyFile && !stamps("none").hasEmptyFile)
    }
  }

  @Test func `an exercise that is begun again keeps what was written`() throws {
    try ExercisePackage.with { kit in
      let workspace = try Workspace(
        "\(kit.folder)/Exercises", from: ExerciseCatalogue(of: kit), in: .fixtures)
      #expect(try workspace.prepare().isNew)
      let exercise = try workspace.catalogue.exercise(named: "one-key")
      let place = workspace.places(of: exercise)[0]
      try Data("mine".utf8).write(to: place)
      #expect(try !workspace.prepare().isNew)
      #expect(try workspace.text(in: place) == "mine")
      let kept = try #require(try workspace.reset(exercise))
      #expect(try workspace.text(in: place).contains("user > view"))
      #expect(try workspace.text(in: kept.appendingPathComponent("answer.txt")) == "mine")
    }
  }

  @Test func `more code of a learner's own is watched, and must not be named like what is given`()
    throws
  {
    try ExercisePackage.with { kit in
      let workspace = try Workspace(
        "\(kit.folder)/Exercises", from: ExerciseCatalogue(of: kit), in: .fixtures)
      try workspace.prepare()
      let exercise = try workspace.catalogue.exercise(named: "say-error")
      func stamps() -> FileStamps { FileStamps(of: workspace.watchedFiles(of: exercise)) }
      let before = stamps()
      #expect(before == stamps())
      let folder = workspace.folder(of: exercise).path
      try Data("let more = 1".utf8).write(to: URL(fileURLWithPath: "\(folder)/More.swift"))
      #expect(before != stamps())
      #expect(workspace.strayFile(of: exercise) == nil)
      try Data("print(1)".utf8).write(to: URL(fileURLWithPath: "\(folder)/main.swift"))
      let build = ExerciseBuild(
        exercise: exercise, workspace: workspace, kit: BuiltKit(ofProgram: ""))
      let errors = try build.errors()
      #expect(errors?.first?.hasSuffix("remove yours") == true)
    }
  }

  @Test func `an exercise's folder that was moved away is not made again in part`() throws {
    try ExercisePackage.with { kit in
      let workspace = try Workspace(
        "\(kit.folder)/Exercises", from: ExerciseCatalogue(of: kit), in: .fixtures)
      try workspace.prepare()
      let exercise = try workspace.catalogue.exercise(named: "say-error")
      let folder = workspace.folder(of: exercise)
      let given = folder.appendingPathComponent("given/main.swift")
      try Data().write(to: given)
      #expect(try workspace.putGiven(of: exercise).map(\.lastPathComponent) == ["main.swift"])
      try FileManager.default.removeItem(at: folder)
      #expect(try workspace.putGiven(of: exercise) == [])
      #expect(!FileManager.default.fileExists(atPath: folder.path))
      _ = try workspace.reset(exercise)
      #expect(FileManager.default.fileExists(atPath: given.path))
    }
  }

  @Test func `a screen has a copy that records each of its messages`() throws {
    try ExercisePackage.with { kit in
      let workspace = try Workspace(
        "\(kit.folder)/Exercises", from: ExerciseCatalogue(of: kit), in: .fixtures)
      try workspace.prepare()
      let exercise = try workspace.catalogue.exercise(named: "say-error")
      let module = try RecordingModule(of: workspace.folder(of: exercise).path, as: nil)
      #expect(module.files.contains { $0.path.hasSuffix("main.swift") })
      #expect(module.files.contains { $0.text.contains("log.") })
    }
  }
}
