import AppScreens
import TriptychParity
import TriptychScaffold
import TriptychTerminal
import TriptychToolSupport

extension NewProgram {
  /// The verb `pattern`: writes a package for a pattern as a skeleton that compiles.
  var patternVerb: Verb {
    Verb(
      "pattern", .required("NAME"), .optional("DIR"), .any("APP"),
      summary: "A package for a pattern of your own.",
      details: """
        Writes a package for a pattern of your own: a skeleton that compiles, with a file for each \
        role in each app, and tests that say which rule is next. NAME is the name of its module. \
        DIR is the folder to write, which must be new or empty; default: NAME, beside this package, \
        or in the current folder if that is outside of it. APP is one of \
        \(apps.map(\.name).joined(separator: ", ")); default: all.
        """,
      options: [NewOptions.mainActor],
      examples: [
        "pattern VIPER", "pattern VIPER ../VIPER four-function", "pattern VIPER --main-actor",
      ]
    ) { arguments, console in
      try write(arguments, console) { name, source in
        let folder = arguments.operands.dropFirst().first
        if let app = apps.first(where: { $0.name == folder }) {
          let words = "pattern \(arguments.operands[0]) ../\(arguments.operands[0]) \(app.name)"
          throw UsageError("\(app.name) is an app; name the folder before it: \(words)")
        }
        let apps = try apps(named: Array(arguments.operands.dropFirst(2)))
        return try PatternSkeleton(
          name: name, apps: apps, from: kit(), at: source,
          isOnMainActor: arguments[NewOptions.mainActor]
        ).package()
      }
    }
  }

  /// The verb `app`: writes a package for an app as a skeleton that compiles.
  var appVerb: Verb {
    Verb(
      "app", .required("NAME"), .optional("DIR"), summary: "A package for an app of your own.",
      details: """
        Writes a package for an app of your own: its model, gestures, display and rules, and MVP as \
        its first pattern. It compiles, and its tests say which rule is next. NAME is the name of \
        its module. DIR is the folder to write, which must be new or empty; default: NAME, beside \
        this package, or in the current folder if that is outside of it.
        """,
      options: [NewOptions.service],
      examples: ["app Counter", "app Counter ../Counter --service"]
    ) { arguments, console in
      try write(arguments, console) { name, source in
        let hasService = arguments[NewOptions.service]
        return try Skeleton(ofApp: name, hasService: hasService, from: kit(), at: source)
      }
    }
  }

  /// Writes a skeleton, and says what to do next.
  private func write(
    _ arguments: Arguments, _ console: Console,
    _ makeSkeleton: (ModuleName, PackageSource) throws -> Skeleton
  ) throws -> Bool {
    guard let word = arguments.operands.first else {
      throw UsageError("\(arguments.verb) takes a name")
    }
    let output = try arguments.operands.dropFirst().first ?? folder(named: word)
    let name = try ModuleName(word)
    let folder = try OutputFolder(output)
    let skeleton = try makeSkeleton(name, PackageSource(kit(), from: output))
    try folder.write(skeleton.files)
    try tell(
      "\(skeleton.name): \(skeleton.files.count) files in \(output.plainOrQuoted)",
      files: skeleton.files.map(\.path),
      next: """
        cd \(output.shellQuoted)
        swift test                red at first: it says which rule is next
        swift run check verify    every rule, at a glance
        """, console)
    return true
  }
}
