import Parity

/// The skeleton of a pattern: for each app a view protocol, a view, a mediator and a screen.
struct PatternScaffold {
  let name: ModuleName
  let apps: [any AppDefinition]
  let source: PackageSource

  /// Every file.
  var scaffold: Scaffold {
    let stems = apps.map(\.stem)
    return Scaffold(
      name: name.text,
      files: [
        ("Package.swift", manifest), ("README.md", readme), (".gitignore", ".build/\n"),
        ("Sources/\(name.text)/\(name.text).swift", adapter),
        ("Sources/check/main.swift", command),
        ("Tests/\(name.text)Tests/\(name.text)Tests.swift", tests),
      ]
        + stems.flatMap { stem in
          [
            ("\(stem)View", view(stem)), ("Headless\(stem)View", headlessView(stem)),
            ("\(stem)Mediator", mediator(stem)), ("\(stem)Screen", screen(stem)),
          ].map { ("Sources/\(name.text)/\(stem)/\($0).swift", $1) }
        })
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    let kit = Target.Dependency.product(name: "TriptychKit", package: "\(source.identity)")
    let patterns = Target.Dependency.product(
      name: "TriptychPatterns", package: "\(source.identity)")

    let package = Package(
      name: "\(name.text)",
      platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
      dependencies: [
        \(source.dependency)
      ],
      targets: [
        .target(name: "\(name.text)", dependencies: [kit]),
        .executableTarget(
          name: "check", dependencies: ["\(name.text)", kit, patterns]),
        .testTarget(
          name: "\(name.text)Tests",
          dependencies: ["\(name.text)", "check", kit, patterns]),
      ]
    )

    """
  }

  private var adapter: String {
    let arguments = ["\"\(name.text)\""] + apps.map { "\($0.stem)Screen.init" }
    let lines =
      apps.count == 1
      ? arguments.joined(separator: ", ") : "\n    " + arguments.joined(separator: ",\n    ")
    return """
      import AppScreens

      extension Pattern {
        /// Say here in one sentence what \(name.text) is: who owns whom, and who is told what.
        public static let \(name.property) = Pattern(\(lines))
      }

      """
  }

  private var command: String {
    """
    \(imports("AppRules", "AppScreens", "Foundation", "MVP", "Parity", "TriptychCommand", name.text))

    let apps = TriptychApps.all.filter { $0.isWritten(in: .\(name.property)) }
    let command = Command(
      name: "check", invocation: "swift run check", version: "0.1.0", apps: apps,
      patterns: [.mvp, .\(name.property)])
    exit(command.run(Array(CommandLine.arguments.dropFirst())))

    """
  }

  private var tests: String {
    """
    \(imports("AppRules", "AppScreens", "MVP", "Parity", "Testing", name.text))

    @Test(arguments: TriptychApps.all.filter { $0.isWritten(in: .\(name.property)) }.map(\\.name))
    func `every rule of the app holds`(name: String) throws {
      let app = try #require(TriptychApps.all.first { $0.name == name })
      let isolation = Isolation(byCommandBesideTests: "check")
      let progress = app.progress(of: .\(name.property), reference: .mvp, in: isolation)
      if !progress.isComplete { Issue.record("\\(progress)") }
    }

    """
  }
}

extension AppDefinition {
  /// What the names of the app's types begin with, such as `Calculator`.
  var stem: String {
    String("\(Gesture.self)".dropLast("Gesture".count))
  }
}
