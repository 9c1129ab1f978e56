// swift-tools-version: 6.2

import PackageDescription

// Programs for learners, teachers and authors, which `swift run triptych learn` and others start. They are
// a package of their own, so that the lesson and its tests build without them.

/// What a module of the tools may have of the package around it.
enum Root {
  static let kit: Target.Dependency = .product(name: "TriptychKit", package: "triptych")
  static let patterns: Target.Dependency = .product(name: "TriptychPatterns", package: "triptych")
  static let program: Target.Dependency = .product(name: "triptych", package: "triptych")
  static var recordViews: Target.PluginUsage { .plugin(name: "RecordViews", package: "triptych") }
}

/// The name that SwiftPM gives the package around this one, after its folder.
///
/// The tools use what that package shares among its own modules, and therefore compile under its name.
let packageName = String(
  (Context.packageDirectory.split(separator: "/").dropLast(2).last ?? "").lowercased()
    .map { $0.isLetter || $0.isNumber ? $0 : "_" })

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error, .when(platforms: [.linux])),
  .unsafeFlags(["-package-name", packageName]),
]

func library(
  _ name: String, in folder: String, _ dependencies: [Target.Dependency],
  exclude: [String] = [], resources: [Resource] = [], plugins: [Target.PluginUsage] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies + [Root.kit], path: folder, exclude: exclude,
    resources: resources, packageAccess: false, swiftSettings: settings, plugins: plugins)
}

func program(
  _ name: String, in folder: String? = nil, _ dependencies: [Target.Dependency],
  resources: [Resource] = [], plugins: [Target.PluginUsage] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies + [Root.kit], path: folder ?? name,
    resources: resources, packageAccess: false, swiftSettings: settings, plugins: plugins)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + [Root.kit, Root.patterns], packageAccess: false,
    swiftSettings: settings)
}

let package = Package(
  name: "triptych-tools",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "triptych", path: "../..")],
  targets: [
    library("TriptychToolSupport", in: "ToolSupport", []),
    library("TriptychFaultyScreens", in: "FaultyScreens", [Root.patterns]),
    library("TriptychInspection", in: "Inspection", ["TriptychToolSupport"]),
    library("TriptychScaffold", in: "Scaffold", ["TriptychToolSupport"], exclude: ["Templates"]),
    library(
      "TriptychGrading", in: "Grading", ["TriptychInspection", "TriptychToolSupport"],
      resources: [.embedInCode("Templates")]),
    library(
      "TriptychLearning", in: "Learning",
      [
        "TriptychInspection", "TriptychScaffold", "TriptychToolSupport",
      ], exclude: ["Exercises"]),

    program("learn", ["TriptychFaultyScreens", "TriptychLearning", Root.patterns]),
    program(
      "inspect", ["TriptychInspection", "TriptychToolSupport"],
      resources: [.embedInCode("Resources")]),
    program(
      "report", ["TriptychToolSupport", Root.patterns], resources: [.embedInCode("Resources")],
      plugins: [Root.recordViews]),
    program(
      "grade",
      ["TriptychFaultyScreens", "TriptychGrading", "TriptychScaffold", "TriptychToolSupport"]),
    program(
      "new",
      [
        "TriptychGrading", "TriptychInspection", "TriptychLearning",
        "TriptychScaffold", "TriptychToolSupport", Root.patterns,
      ]),
    program("gallery", ["TriptychFaultyScreens", "TriptychToolSupport", Root.patterns]),

    tests(
      "ParityTests", ["HostileScreens", "TriptychFaultyScreens", "TriptychTestSupport", "gallery"]),
    tests("TracesTests", ["FixturePatterns"]),
    tests("TerminalTests", ["TriptychTestSupport"]),
    tests(
      "CommandTests",
      [
        "FixturePatterns", "HostileScreens", "TriptychFaultyScreens", "TriptychTestSupport",
        "TriptychToolSupport", Root.program,
      ]),
    tests(
      "RecordingViewsTests",
      [
        "OddApps", "RecordedOddScreens", "TriptychTestSupport",
        "TriptychToolSupport",
      ]),
    tests("ToolSupportTests", ["TriptychTestSupport", "TriptychToolSupport"]),
    tests(
      "InspectionTests",
      ["TriptychInspection", "TriptychTestSupport", "TriptychToolSupport", "inspect"]),
    tests(
      "GradingTests",
      [
        "HostileScreens", "TriptychFaultyScreens", "TriptychGrading", "TriptychTestSupport",
        "TriptychToolSupport", "gallery",
      ]),
    tests(
      "ToolTests",
      [
        "FixturePatterns", "HostileScreens", "TriptychFaultyScreens", "TriptychInspection",
        "TriptychLearning", "TriptychScaffold", "TriptychTestSupport", "TriptychToolSupport",
        "gallery", "grade", "inspect", "learn", "new", "report",
      ]),
    library("TriptychTestSupport", in: "Tests/TestSupport", []),
    program(
      "HostileScreens", in: "Tests/HostileScreens", ["TriptychFaultyScreens", Root.patterns]),
    library("FixturePatterns", in: "Tests/FixturePatterns", [Root.patterns]),
    library("OddApps", in: "Tests/OddApps", []),
    library("OddScreens", in: "Tests/OddScreens", ["OddApps"]),
    library(
      "RecordedOddScreens", in: "Tests/RecordedOddScreens", ["OddApps", "OddScreens"],
      plugins: [Root.recordViews]),
  ],
  swiftLanguageModes: [.v6]
)
