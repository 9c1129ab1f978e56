import Foundation
import TriptychScaffold
import TriptychToolSupport

extension ExerciseDraft {
  /// Does something with the draft as a learner would have it, in folders that are removed then.
  func onTrial<Result>(
    in material: CourseMaterial, _ body: (Exercise, Workspace) throws -> Result
  ) throws -> Result {
    let manager = FileManager.default
    // Exercises are proved in this folder, too.
    let desk = URL(fileURLWithPath: "\(kit.folder)/.build/exercises")
    let home = manager.temporaryDirectory.appendingPathComponent("triptych-\(UUID().uuidString)")
      .appendingPathComponent(folder)
    func clear() {
      // What is left of a draft does no harm: the folder is one of things that were built.
      do { try manager.removeItem(at: desk.appendingPathComponent(folder)) } catch {}
      do { try manager.removeItem(at: home.deletingLastPathComponent()) } catch {}
    }
    clear()
    defer { clear() }
    try OutputFolder(home.path).write(skeleton(for: ExerciseFault()))
    let exercise = try Exercise(in: home)
    let catalogue = ExerciseCatalogue(of: exercise, with: kit)
    let workspace = try Workspace(desk.path, from: catalogue, in: material)
    try workspace.prepare()
    return try body(exercise, workspace)
  }
}
