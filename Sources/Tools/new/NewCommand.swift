import AppScreens
import CommandVerbs
import HostSystem
import Scaffold
import TextLayout

extension NewProgram {
  /// The verb `pattern`: writes a package for a pattern as a skeleton that compiles.
  var patternVerb: Verb {
    Verb(
      "pattern", .required("NAME"), .optional("DIR"),
      summary: "A package for a pattern of your own.",
      details: """
        Writes a package for a pattern of your own: a skeleton that compiles, with a file for each \
        role in each app, and tests that say which rule is next. NAME is the name of its module. \
        DIR is the folder to write, which must be new or empty; default: NAME, beside this package.
        """,
      options: [NewOptions.app, NewOptions.path],
      examples: ["pattern VIPER", "pattern VIPER ../VIPER --app four-function"]
    ) { arguments, console in
      try write(arguments, console) { name, source in
        try patternSkeleton(name, apps: arguments.all(NewOptions.app), source: source).skeleton
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
        this package.
        """,
      options: [NewOptions.world, NewOptions.path],
      examples: ["app Counter", "app Counter ../Counter --world"]
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
      throw UsageError("\(arguments.verb) takes a name")
    }
    let output = arguments.operands.dropFirst().first ?? folder(named: word)
    return try tellingFailures {
      let name = try ModuleName(word)
      let folder = try OutputFolder(output)
      let kit = try kit(arguments)
      let skeleton = try makeSkeleton(name, PackageSource(kit, from: output))
      try skeleton.check(against: kit, patterns.map(\.name))
      try skeleton.write(to: folder)
      try console.write(text(on: skeleton, in: output, console))
      return true
    }
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
        swift test                red at first: it says which rule is next
        swift run check verify    every rule, at a glance

      """
  }
}
