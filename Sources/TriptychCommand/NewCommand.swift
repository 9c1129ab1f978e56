import AppScreens
import Foundation
import Parity
import Scaffold
import TextLayout

private enum Options {
  static let app = ValueOption(
    "--app", "APP", isRepeating: true,
    "an app for the pattern; all of them unless given. May be given several times.")

  static let output = ValueOption(
    "--output", "DIR",
    "the folder to write into; unless given, NAME, beside this package rather than in it.")

  static let path = ValueOption(
    "--path", "DIR",
    "where this package lies, as seen from here; where the command was built, unless given.")

  static let url = ValueOption("--url", "URL", "where this package is to be had instead.")

  static let version = ValueOption<Version>(
    name: "--version", placeholder: "X.Y.Z", isRepeating: false,
    help: "the version from which on the one at the URL will do.",
    expectation: "three numbers, as in 0.1.0", read: { Version($0) })

  static let ofAnyPackage: [any VerbOption] = [output, path, url, version]
}

/// A package's version, as a manifest has it.
private struct Version {
  let text: String

  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ UInt($0) != nil }) else { return nil }
    self.text = text
  }
}

extension Command {
  /// The verb `new pattern`: writes a package for a pattern as a skeleton that compiles.
  var newPatternVerb: Verb {
    let app = apps.last.map { " --app \($0.name)" } ?? ""
    return Verb(
      "new pattern", .required("NAME"), summary: "A package for a pattern of your own.",
      details: """
        Writes a package for a pattern of your own: a skeleton with a file for each role of each \
        app, which compiles, and whose tests say which rule is next. NAME is the name of its \
        module. Nothing is written into a folder that is not empty. APP is one of \(appNames).
        """,
      options: [Options.app] + Options.ofAnyPackage,
      examples: ["new pattern VIPER\(app) --output ../VIPER"]
    ) { arguments, console in
      try write(arguments, console) { name, source in
        let apps = try apps(named: arguments.all(Options.app)).map { app in
          PatternSkeleton.App(
            name: app.name, stem: app.stem, gesture: app.demonstration.first ?? "")
        }
        return PatternSkeleton(name: name, apps: apps, source: source).skeleton
      }
    }
  }

  /// The verb `new app`: writes a package for an app as a skeleton that compiles.
  var newAppVerb: Verb {
    Verb(
      "new app", .required("NAME"), summary: "A package for an app of your own.",
      details: """
        Writes a package for an app of your own: its model, gestures, display and rules, and MVP as \
        its first pattern. It compiles, and its tests say which rule is next. NAME is the name of \
        its module. Nothing is written into a folder that is not empty.
        """,
      options: Options.ofAnyPackage, examples: ["new app Counter --output ../Counter"]
    ) { arguments, console in
      try write(arguments, console) { name, source in
        AppSkeleton(name: name, source: source).skeleton
      }
    }
  }

  /// Writes a skeleton, and says what to do next.
  private func write(
    _ arguments: Arguments, _ console: Console,
    _ makeSkeleton: (ModuleName, PackageSource) throws -> Skeleton
  ) throws -> Bool {
    guard let word = arguments.operands.first else {
      throw UsageError("\(arguments.verb) takes a name: \(arguments.verb) NAME")
    }
    let output = arguments[Options.output] ?? folder(named: word)
    do {
      let name = try ModuleName(word)
      let skeleton = try makeSkeleton(name, source(arguments, seenFrom: output))
      try skeleton.check(
        against: TakenNames(inPackage: arguments[Options.path] ?? home, patterns.map(\.name)))
      try skeleton.write(to: output)
      try console.write(text(on: skeleton, in: output, console))
      return true
    } catch let error as ScaffoldError {
      let again = error.freeFolder.map { arguments.again(with: Options.output, $0) }
      throw UsageError(error.message, try: again)
    } catch let error as CocoaError {
      throw UsageError("cannot write \(output.quotedExcerpt): \(Console.reason(error))")
    }
  }

  /// Where the user says that the kit is to be had, or else where the command was built.
  private func source(_ arguments: Arguments, seenFrom output: String) throws -> PackageSource {
    guard let url = arguments[Options.url] else {
      guard arguments[Options.version] == nil else {
        throw UsageError("--version needs --url; a folder has no version")
      }
      guard let folder = arguments[Options.path] ?? home else {
        throw UsageError("name the folder of the package triptych with --path")
      }
      return try .package(in: folder, from: output)
    }
    guard arguments[Options.path] == nil else {
      throw UsageError("--path and --url are two places; name one of them")
    }
    guard let version = arguments[Options.version] else {
      throw UsageError("--url needs --version, such as --version 0.1.0")
    }
    return .url(url, version: version.text)
  }

  /// What was written, and what to do next.
  private func text(on skeleton: Skeleton, in folder: String, _ console: Console) -> String {
    let heading = "\(skeleton.name): \(skeleton.files.count) files in \(folder)"
    let files = skeleton.files.map { "  \($0.path)" }.sorted().joined(separator: "\n")
    return """
      \(console.styled(heading, .heading))
      \(files)

      \(console.styled("Next", .heading))
        cd \(folder.shellQuoted)
        swift test                red at first: it says which rule is next, and where to look
        swift run check verify    every rule, at a glance

      """
  }

  /// The folder of a name: here, but beside the package rather than in it.
  private func folder(named name: String) -> String {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let isHome =
      home.map { URL(fileURLWithPath: $0).standardizedFileURL } == here.standardizedFileURL
    return isHome ? "../\(name)" : name
  }

  /// The folder of the package in which the command was built, if it still lies there.
  private var home: String? {
    guard let range = executable?.range(of: "/.build/") else { return nil }
    return executable.map { String($0[..<range.lowerBound]) }
  }
}

extension AppDefinition {
  /// What the names of the app's types begin with, such as `Calculator`.
  fileprivate var stem: String {
    String("\(Gesture.self)".dropLast("Gesture".count))
  }
}
