import AppScreens
import Foundation
import HostSystem
import Parity
import Scaffold
import TextLayout

extension Command {
  /// The verb `new pattern`: writes a package for a pattern as a skeleton that compiles.
  var newPatternVerb: Verb {
    let app = apps.last.map { " --app \($0.name)" } ?? ""
    return Verb(
      "new pattern", .required("NAME"), summary: "A package for a pattern of your own.",
      details: """
        Writes a package for a pattern of your own: a skeleton that compiles, with a file for each \
        role in each app, and tests that say which rule is next. NAME is the name of its module. \
        The folder must be new or empty, and is written whole or not at all. APP is one of \(appNames).
        """,
      options: [NewOptions.app] + NewOptions.ofAnyPackage, rules: NewOptions.combinations,
      examples: ["new pattern VIPER\(app) --output ../VIPER"]
    ) { arguments, console in
      try write(arguments, console) { name, source in
        try patternSkeleton(name, apps: arguments.all(NewOptions.app), source: source).skeleton
      }
    }
  }

  /// The skeleton of a pattern for some apps, or for all of them where none is named.
  func patternSkeleton(
    _ name: ModuleName, apps names: [String], source: PackageSource
  ) throws -> PatternSkeleton {
    let apps = try apps(named: names).map { app in
      PatternSkeleton.App(
        name: app.name, stem: app.stem, gesture: app.demonstration.first ?? "",
        port: app.port(in: patterns))
    }
    return PatternSkeleton(name: name, apps: apps, source: source)
  }

  /// The verb `new app`: writes a package for an app as a skeleton that compiles.
  var newAppVerb: Verb {
    Verb(
      "new app", .required("NAME"), summary: "A package for an app of your own.",
      details: """
        Writes a package for an app of your own: its model, gestures, display and rules, and MVP as \
        its first pattern. It compiles, and its tests say which rule is next. NAME is the name of \
        its module. The folder must be new or empty, and is written whole or not at all.
        """,
      options: [NewOptions.world] + NewOptions.ofAnyPackage, rules: NewOptions.combinations,
      examples: ["new app Counter --output ../Counter", "new app Counter --world"]
    ) { arguments, console in
      try write(arguments, console) { name, source in
        AppSkeleton(name: name, hasWorld: arguments[NewOptions.world], source: source).skeleton
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
    let output = arguments[NewOptions.output] ?? folder(named: word)
    do {
      let name = try ModuleName(word)
      try Console.judge(folder: output)
      let skeleton = try makeSkeleton(name, source(arguments, seenFrom: output))
      try skeleton.check(
        against: TakenNames(inPackage: arguments[NewOptions.path] ?? home, patterns.map(\.name)))
      try skeleton.write(to: OutputFolder(output, mayHoldOthers: arguments[NewOptions.add]))
      try console.write(text(on: skeleton, in: output, console))
      return true
    } catch let error as ScaffoldError {
      throw UsageError(error.message)
    } catch let error as OutputFailure {
      throw UsageError(error, try: NewOptions.output, arguments)
    }
  }

  /// The source of the kit: the one that the user names, or the package that built the command.
  private func source(_ arguments: Arguments, seenFrom output: String) throws -> PackageSource {
    if let url = arguments[NewOptions.url], let version = arguments[NewOptions.version] {
      return .url(url, version: version)
    }
    guard let folder = arguments[NewOptions.path] ?? home else {
      throw UsageError(
        """
        the package triptych is neither in this folder or above it, nor above the command; name \
        its folder with --path
        """, try: arguments.again(with: NewOptions.path, "../triptych"))
    }
    return try .package(in: folder, from: output)
  }

  /// The list of written files, and the next steps.
  private func text(on skeleton: Skeleton, in folder: String, _ console: Console) -> String {
    let heading = "\(skeleton.name): \(skeleton.files.count) files in \(folder.plainOrQuoted)"
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

  /// The folder for a name: in the current one, or beside the package where that is the package's.
  func folder(named name: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    guard let home, "\(here)/".hasPrefix("\(home)/") else { return name }
    return PackageSource.path(from: here, to: "\(home)/../\(name)")
  }

  /// The folder of the package: above the current one, else above the executable; nil if in neither.
  var home: String? {
    KitFolder.nearest(
      to: [FileManager.default.currentDirectoryPath, executable].compactMap(\.self))
  }
}

extension AppDefinition {
  /// The prefix of the app's type names, such as `Calculator`.
  var stem: String {
    String("\(Gesture.self)".dropLast("Gesture".count))
  }

  /// The protocol of the port to the app's world, whose headless half is named after it; nil if the
  /// app has no world.
  fileprivate func port(in patterns: [Pattern]) -> String? {
    guard Gesture.Event.self != NoEvent.self else { return nil }
    let makeScreen = patterns.lazy.compactMap { screenFactory(in: $0) }.first
    return makeScreen.map { String("\(type(of: $0().world))".dropFirst("Headless".count)) }
  }
}
