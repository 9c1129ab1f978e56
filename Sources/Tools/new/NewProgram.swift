import AppRules
import AppScreens
import CommandVerbs
import Foundation
import HostSystem
import Learning
import MVC
import MVP
import MVVM
import Parity
import Scaffold
import TextLayout

/// The program `new`, which writes packages to begin with.
struct NewProgram {
  let apps = TriptychApps.all

  /// The patterns that have the apps, from which the ports to their worlds are learnt.
  let patterns: [Pattern] = [.mvc, .mvp, .mvvm]

  /// The folder of the package: above the current one, else above the executable; nil if in neither.
  var home: String? {
    KitPackage.nearest(
      to: [FileManager.default.currentDirectoryPath, Bundle.main.executablePath].compactMap(\.self))
  }

  /// The skeleton of a pattern for some apps, or for all of them where none is named.
  func patternSkeleton(
    _ name: ModuleName, apps names: [String], source: PackageSource
  ) throws -> PatternSkeleton {
    PatternSkeleton(name: name, apps: try apps(named: names), patterns: patterns, source: source)
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

  /// Does what may fail because of what the user named, and says so as an error of use.
  func tellingFailures<Value>(_ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch let error as LearnFailure {
      throw UsageError(error.description)
    } catch let error as ScaffoldError {
      throw UsageError(error.message)
    } catch let error as OutputFailure {
      throw UsageError(error.description)
    }
  }

  /// The package with the kit: in the folder that the user names, or the one that built the command.
  func kit(_ arguments: Arguments) throws -> KitPackage {
    guard let folder = arguments[NewOptions.path] ?? home else {
      throw UsageError(
        """
        the package triptych is neither in this folder or above it, nor above the command; name \
        its folder with --path
        """)
    }
    return try KitPackage(in: folder)
  }

  /// The folder for a name: in the current one, or beside the package where that is the package's.
  func folder(named name: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    guard let home, "\(here)/".hasPrefix("\(home)/") else { return name }
    return PackageSource.path(from: here, to: "\(home)/../\(name)")
  }
}
