import AppScreens
import TriptychParity
import TriptychScaffold
import TriptychTerminal

/// What exercises are made from and judged with: the apps, the patterns, faulty screens and right ones.
package struct CourseMaterial: Sendable {
  let apps: [any AppDefinition]
  let patterns: [Pattern]
  let faultyScreens: [FaultyScreen]
  let correctScreens: [Pattern]

  /// A material with these apps, patterns, faulty screens and right ones.
  package init(
    apps: [any AppDefinition], patterns: [Pattern], faultyScreens: [FaultyScreen],
    correctScreens: [Pattern]
  ) {
    self.apps = apps
    self.patterns = patterns
    self.faultyScreens = faultyScreens
    self.correctScreens = correctScreens
  }

  /// Takes walks on screens of the gallery for the process that started this one.
  package func serve() {
    WorkerRunner.serve(
      apps: apps, patterns: patterns + faultyScreens.map(\.pattern) + correctScreens)
  }

  /// The app that an exercise is about.
  ///
  /// - Throws: A `LearnFailure` where there is none of that name.
  func app(of exercise: Exercise) throws(LearnFailure) -> any AppDefinition {
    try app(named: exercise.app)
  }

  /// The app of a name.
  ///
  /// - Throws: A `LearnFailure` where there is none.
  func app(named name: String) throws(LearnFailure) -> any AppDefinition {
    guard let app = apps.first(where: { $0.name == name }) else {
      throw LearnFailure("there is no app \(name)")
    }
    return app
  }

  /// The pattern of a name.
  ///
  /// - Throws: A `LearnFailure` where there is none.
  func pattern(named name: String) throws(LearnFailure) -> Pattern {
    guard let pattern = patterns.first(where: { $0.name == name }) else {
      throw LearnFailure("there is no pattern \(name)")
    }
    return pattern
  }

  /// The name of a screen that has a model, but no mediator: a given view shows what the model says.
  static let modelAlone = Pattern("the model alone")

  /// The text of the `main.swift` by which an exercise's screens are run.
  func main(of exercise: Exercise) throws(LearnFailure) -> String {
    let app = try app(of: exercise)
    var screens = [(exercise.patterns.first ?? "", app.stem)]
    if !exercise.modelAlone.isEmpty { screens.append((Self.modelAlone.name, "ModelAlone")) }
    let patterns = screens.map { "Pattern(\($0.quoted)).adding(\($1)Screen.init)" }
    return """
      import AppDefinitions
      import AppScreens
      import Foundation
      import TriptychCommand

      // Runs your screens, so that learn can look at them.
      let command = Command(
        name: \(exercise.name.quoted), version: "0.1.0", apps: [\(type(of: app))()],
        patterns: [\(patterns.joined(separator: ", "))])
      exit(command.run(Array(CommandLine.arguments.dropFirst())))

      """
  }
}
