import AppDefinitions
import AppScreens
import Foundation
import MVC
import MVP
import MVVM
import TriptychFaultyScreens
import TriptychParity
import TriptychTerminal
import TriptychToolSupport

/// The program `gallery`, which puts the kit on trial.
struct Gallery {
  let faultyScreens: [FaultyScreen]
  let correctScreens: [CorrectScreen]
  let apps = TriptychApps.all
  let patterns: [Pattern] = [.mvc, .mvp, .mvvm]

  /// Answers requests, in a process that was started for them: some screens trap, hang or exit.
  func serve() {
    WorkerRunner.serve(
      apps: apps,
      patterns: patterns + faultyScreens.map(\.pattern) + correctScreens.map(\.pattern))
  }

  /// Examines several screens at once, each in processes of its own; takes the results in order.
  func run<Result: Sendable>(
    _ works: [(app: any AppDefinition, pattern: Pattern)],
    examine: @escaping @Sendable (any AppDefinition, Pattern, WorkerRunner) -> Result,
    take: (Result) throws -> Void
  ) throws {
    guard let executable = Bundle.main.executablePath else {
      throw UsageError("cannot start other processes: the path of this program is not known")
    }
    try inOrder(works, atOnce: 2 * ProcessInfo.processInfo.activeProcessorCount) { work in
      // Nobody waits for a gallery to be short.
      let limits = WorkerLimits(step: 2, total: 86_400)
      return examine(work.app, work.pattern, WorkerRunner(executable: executable, limits: limits))
    } take: {
      try take($0)
    }
  }

  /// The app of a name.
  func app(named name: String) throws -> any AppDefinition {
    guard let app = apps.first(where: { $0.name == name }) else {
      throw UsageError("there is no app \(name)")
    }
    return app
  }

  /// The screens that the user names, or those of apps that the user names; all of them without a name.
  func chosen<Screen>(
    _ names: [String], of screens: [Screen], by name: (Screen) -> String,
    app: (Screen) -> String
  ) throws -> [Screen] {
    guard !names.isEmpty else { return screens }
    return try names.flatMap { wanted in
      let chosen = screens.filter { name($0) == wanted || app($0) == wanted }
      guard !chosen.isEmpty else {
        throw UsageError(
          """
          there is no screen \(wanted.quotedExcerpt), and no app; the apps are \
          \(apps.map(\.name).joined(separator: ", "))
          """)
      }
      return chosen
    }
  }
}
