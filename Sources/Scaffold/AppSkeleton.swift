/// The skeleton of an app: its model, gesture and display, one pattern, rules, a command and tests.
struct AppScaffold {
  let name: ModuleName
  let source: PackageSource

  var stem: String { name.text }

  /// What its own rules are numbered with, such as `C` for `Counter`; S alone is for every screen.
  var letter: String {
    let letter = stem.prefix(1).uppercased()
    guard letter == "S" else { return letter }
    return stem.count == 1 ? "SA" : String(stem.prefix(2)).uppercased()
  }

  /// Every file.
  var scaffold: Scaffold {
    Scaffold(
      name: stem,
      files: [
        ("Package.swift", manifest), ("README.md", readme), (".gitignore", ".build/\n"),
        ("Sources/\(stem)/\(stem)Model.swift", model),
        ("Sources/\(stem)/\(stem)Gesture.swift", gesture),
        ("Sources/\(stem)/\(stem)Display.swift", display),
        ("Sources/\(stem)MVP/\(stem)View.swift", view),
        ("Sources/\(stem)MVP/Headless\(stem)View.swift", headlessView),
        ("Sources/\(stem)MVP/\(stem)Presenter.swift", presenter),
        ("Sources/\(stem)MVP/\(stem)Screen.swift", screen),
        ("Sources/\(stem)MVP/\(stem)MVP.swift", adapter),
        ("Sources/\(stem)Rules/\(stem)App.swift", app),
        ("Sources/\(stem)Rules/\(stem)Rules.swift", rules),
        ("Sources/check/main.swift", command),
        ("Tests/\(stem)Tests/\(stem)Tests.swift", tests),
      ])
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    let kit = Target.Dependency.product(name: "TriptychKit", package: "\(source.identity)")

    let package = Package(
      name: "\(stem)",
      platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
      dependencies: [
        \(source.dependency)
      ],
      targets: [
        .target(name: "\(stem)", dependencies: [kit]),
        .target(name: "\(stem)MVP", dependencies: ["\(stem)", kit]),
        .target(name: "\(stem)Rules", dependencies: ["\(stem)", kit]),
        .executableTarget(
          name: "check", dependencies: ["\(stem)MVP", "\(stem)Rules", kit]),
        .testTarget(
          name: "\(stem)Tests",
          dependencies: ["check", "\(stem)MVP", "\(stem)Rules", kit]),
      ]
    )

    """
  }

  private var command: String {
    """
    \(imports("AppScreens", "Foundation", "Parity", "TriptychCommand", "\(stem)MVP", "\(stem)Rules"))

    let command = Command(
      name: "check", invocation: "swift run check", version: "0.1.0", apps: [\(stem)App()],
      patterns: [.mvp])
    exit(command.run(Array(CommandLine.arguments.dropFirst())))

    """
  }

  private var tests: String {
    """
    \(imports("AppScreens", "Parity", "Testing", "\(stem)MVP", "\(stem)Rules"))

    @Test(arguments: [Pattern.mvp])
    func `every rule of the app holds`(pattern: Pattern) {
      let isolation = Isolation(byCommandBesideTests: "check")
      let progress = \(stem)App().progress(of: pattern, in: isolation)
      if !progress.isComplete { Issue.record("\\(progress)") }
    }

    """
  }

  private var readme: String {
    """
    # \(stem)

    An app of your own, for Triptych's kit, with MVP as its first pattern. The skeleton compiles, and is a counter that does not count yet.

    ```sh
    swift test
    swift run check verify
    swift run check trace \(name.property) press
    swift run check rules
    ```

    `swift test` says how many rules hold and which is next: its statement, the steps that break it, what had to be seen and was, and where
    to look. Begin with S1: a new screen shows its initial display.

    | file | what belongs there |
    |---|---|
    | `\(stem)Model.swift` | the rules as a value: no view, no words for people |
    | `\(stem)Gesture.swift` | what a person can do, and how one types it |
    | `\(stem)Display.swift` | everything that a person sees, widget by widget |
    | `\(stem)View.swift`, `Headless\(stem)View.swift` | what a presenter tells a view, and a view without pixels |
    | `\(stem)Presenter.swift` | holds the model, and the view weakly; makes the words |
    | `\(stem)Screen.swift` | the entry point, and how a view is replaced |
    | `\(stem)Rules.swift` | the numbered rules, each with scenarios |
    | `\(stem)App.swift` | the app as the kit knows it, and the gestures to try |

    Bring the counter to green first; then change gesture and display to those of your own app, and its rules one at a time. S2, S4 and S5 are
    the kit's own rules, and are decided by all scenarios together. An app with text fields is `Examples/NewApp` of Triptych.

    A screen that traps, hangs or exits does not end the tests, which run it in a process of its own. Nor does it end
    `swift run check verify --isolated`; it does end `verify` without, and `compare`. What a finding says behind `again:` goes behind
    `swift run check`.

    ## Another pattern

    1. Copy the folder `Sources/\(stem)MVP` to `Sources/\(stem)MVVM`, and make MVVM of it. Triptych's `Sources/MVVM` shows how.
    2. In `Package.swift`, copy the target `\(stem)MVP` as `\(stem)MVVM`, with the product `TriptychPatterns` for its `@Observed`, and name it among the
       dependencies of `check` and of the tests.
    3. In `Sources/check/main.swift` and in the tests, import it, and add its pattern to `[.mvp]` and to `[Pattern.mvp]`.

    Now differences between the two are looked for, too. Then prove that your rules bite: with wrong screens, as
    `Examples/NewApp` does in `TemperatureSpecimens`.

    """
  }
}
