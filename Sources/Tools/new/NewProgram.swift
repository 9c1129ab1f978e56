import AppDefinitions
import AppScreens
import Foundation
import MVC
import MVP
import MVVM
import TriptychLearning
import TriptychParity
import TriptychScaffold
import TriptychTerminal
import TriptychToolSupport

/// The program `new`, which writes packages to begin with.
struct NewProgram {
  let apps = TriptychApps.all

  /// The apps and the patterns, with which drafts of exercises are checked.
  ///
  /// Their views are plain, so that the program still builds when those that record have to be made anew.
  var material: CourseMaterial {
    CourseMaterial(
      apps: apps, patterns: [.mvc, .mvp, .mvvm], faultyScreens: [], correctScreens: [])
  }

  /// The apps of these names, or all of them.
  func apps(named names: [String]) throws -> [any AppDefinition] {
    guard !names.isEmpty else { return apps }
    return try names.uniqued.map { name in
      guard let app = apps.first(where: { $0.name == name }) else {
        let known = apps.map(\.name).joined(separator: ", ")
        throw UsageError("there is no app \(name.quotedExcerpt); the apps are \(known)")
      }
      return app
    }
  }

  /// The package with the kit: above the current folder, or else above the executable.
  func kit() throws -> KitPackage {
    let here = FileManager.default.currentDirectoryPath
    guard let kit = KitPackage.nearest(to: [here, Bundle.main.executablePath]) else {
      throw UsageError(KitPackage.missing)
    }
    return kit
  }

  /// The folder for a name: in the current one, or beside the package where that is the package's.
  func folder(named name: String) throws -> String {
    let (here, home) = (FileManager.default.currentDirectoryPath, try kit().folder)
    guard "\(here)/".hasPrefix("\(home.realPath)/") else { return name }
    return PackageSource.path(from: here, to: "\(home)/../\(name)")
  }

  /// Tells what was written, and what comes next.
  func tell(
    _ heading: String, files: [String], next: String, _ console: Console
  ) throws {
    let steps = next.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    try console.write(
      """
      \(console.styled(heading, .heading))
      \(files.map { "  \($0)" }.sorted().joined(separator: "\n"))

      \(console.styled("Next", .heading))
      \(steps)

      """)
  }
}
