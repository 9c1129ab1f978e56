import AppRules
import AppScreens
import CommandVerbs
import Foundation
import HostSystem
import MVC
import MVP
import MVVM
import Parity
import Specimens
import TextLayout

/// The program `gallery`, which puts the kit on trial.
struct Gallery {
  let apps = TriptychApps.all
  let patterns: [Pattern] = [.mvc, .mvp, .mvvm]

  /// Answers requests, in a process that was started for them: some screens trap, hang or exit.
  func serve() {
    Isolation.serve(
      apps: apps,
      patterns: patterns + TriptychSpecimens.all.map(\.pattern)
        + TriptychSpecimens.right.map(\.pattern))
  }

  /// Examines several screens at once, each in processes of its own; takes the reports in order.
  func run<Report: Sendable>(
    _ works: [@Sendable (Isolation) -> Report], take: (Report) throws -> Void
  ) throws {
    guard let executable = Bundle.main.executablePath else {
      throw UsageError("the path of this program is not known, by which it starts itself")
    }
    try inOrder(works, atOnce: 2 * ProcessInfo.processInfo.activeProcessorCount) {
      var isolation = Isolation(executable: executable, arguments: [Isolation.serveVerb], limit: 2)
      isolation.limits.run = 86_400  // Nobody waits for a gallery to be short.
      return isolation
    } work: { work, isolation in
      work(isolation)
    } take: {
      try take($0)
    }
  }

  /// The app of a screen, and the correct pattern beside it: its own, or the first.
  func place(of name: String, in app: String, architecture: String? = nil) throws -> (
    app: any AppDefinition, reference: Pattern
  ) {
    guard let app = apps.first(where: { $0.name == app }),
      let reference = patterns.first(where: { architecture == nil || $0.name == architecture })
    else { throw UsageError("\(name) is a screen of no app or pattern that there is") }
    return (app, reference)
  }

  /// The screens that the user names, or all of them.
  func chosen<Screen>(
    _ names: [String], of screens: [Screen], by name: (Screen) -> String
  ) throws -> [Screen] {
    guard !names.isEmpty else { return screens }
    return try names.map { wanted in
      guard let screen = screens.first(where: { name($0) == wanted }) else {
        throw UsageError(
          "there is no such screen, \(wanted.quotedExcerpt); without a name, all are listed")
      }
      return screen
    }
  }
}
