import TriptychScaffold
import TriptychTerminal

/// The texts that learn itself writes into the learner's folder.
struct WorkspaceManifest {
  let exercises: [Exercise]
  let source: PackageSource

  /// The beginning of a manifest that learn has written.
  static let mark = "// swift-tools-version: 6.2\n// Written by `swift run triptych learn`"

  /// The manifest of the package.
  var text: String {
    let targets = exercises.filter(\.isInCode).map { exercise in
      """
          .executableTarget(
            name: \(exercise.name.quoted), dependencies: [kit], path: \(exercise.folder.quoted),
            swiftSettings: [.enableUpcomingFeature("InferIsolatedConformances")]),
      """
    }
    return """
      \(Self.mark), which writes it anew at each start.

      import PackageDescription

      let kit = Target.Dependency.product(name: "TriptychKit", package: "triptych")

      let package = Package(
        name: "Exercises",
        platforms: [.macOS(.v15)],
        dependencies: [
          \(source.dependency)
        ],
        targets: [
      \(targets.joined(separator: "\n"))
        ]
      )

      """
  }

  /// The first thing to read.
  static let readMe = """
    # Exercises

    Keep `learn` running, as you started it, in a terminal beside your editor. It says which
    file to open. Each time you save, it looks at your code and says what is wrong.

    - Each folder with a number: one exercise. Change the files you see there.
    - `given`, inside them: the rest of the screen. Read it, unless the exercise asks you
      not to; learn puts it back if you change it.
    - `progress.txt`: the exercises that you have solved. Delete a line to do one again.
    - `kept`: what you had written before you reset an exercise.

    """
}
