// swift-tools-version: 6.2

import PackageDescription

/// A module of the lesson: what a learner reads.
func lesson(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/\(name)", resources: resources)
}

/// A pattern: the same five apps, with a page for readers of its folder.
func pattern(_ name: String) -> Target {
  .target(
    name: name, dependencies: ["AppModels", "AppScreens"], path: "Sources/\(name)",
    exclude: ["README.md"])
}

/// A module of the kit, which compares patterns and shows how they differ.
///
/// Target names are global in a package graph. The names of the kit and of the tools therefore begin
/// with the package's name, which their folders leave out.
func kit(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Kit/\(name.withoutPackageName)",
    resources: resources)
}

/// A module of views that record, which `swift run new recording` makes of plain ones.
func recorded(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies + ["AppModels", "AppScreens", "TriptychTraces"],
    path: "Sources/Kit/Recorded/\(name.dropFirst("Recorded".count))")
}

/// A module of a tool, built only when the tool is asked for.
func tool(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
  resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Tools/\(name.withoutPackageName)",
    exclude: exclude, resources: resources)
}

/// A program, in the folder of the kit or of the tools.
func program(
  _ name: String, in folder: String, _ dependencies: [Target.Dependency],
  resources: [Resource] = []
) -> Target {
  .executableTarget(
    name: name == "triptych" ? name : "triptych-\(name)", dependencies: dependencies,
    path: "Sources/\(folder)/\(name)", resources: resources)
}

extension String {
  /// The text without the name of the package at its start.
  var withoutPackageName: String { hasPrefix("Triptych") ? String(dropFirst(8)) : self }
}

let patterns: [Target.Dependency] = ["MVC", "MVP", "MVVM"]
let recordedPatterns: [Target.Dependency] = ["RecordedMVC", "RecordedMVP", "RecordedMVVM"]
let apps: [Target.Dependency] = [
  "AppModels", "AppRules", "AppScreens", "SharedSuite", "TriptychParity",
]

let package = Package(
  name: "triptych",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    // For the author of a pattern or an app.
    .library(
      name: "TriptychKit",
      targets: [
        "AppModels", "AppScreens", "AppRules", "SharedSuite", "TriptychParity",
        "TriptychCommandVerbs", "TriptychTraces", "RecordedServices", "TriptychCommand",
      ]),
    // For authors who compare with the three patterns, or show them on widgets.
    .library(
      name: "TriptychPatterns",
      targets: ["MVC", "MVP", "MVVM", "RecordedMVC", "RecordedMVP", "RecordedMVVM"]),
    // For code that may use the apps only, and their suite: a student's submission, a view on widgets.
    .library(name: "TriptychApps", targets: ["AppModels", "AppScreens", "SharedSuite"]),
    // For the reader of the three patterns.
    .executable(name: "triptych", targets: ["triptych"]),
    // For the author of a screen: which pattern it is.
    .executable(name: "inspect", targets: ["triptych-inspect"]),
    // For the lecturer: a page that shows a gesture in each pattern.
    .executable(name: "report", targets: ["triptych-report"]),
    // For the teacher who grades submissions.
    .executable(name: "grade", targets: ["triptych-grade"]),
    // For the author of a pattern, an app or a course: a package to start with.
    .executable(name: "new", targets: ["triptych-new"]),
    // For the learner.
    .executable(name: "learn", targets: ["triptych-learn"]),
  ],
  targets: [
    lesson("AppModels"),
    lesson("AppScreens", ["AppModels"]),
    pattern("MVC"),
    pattern("MVP"),
    pattern("MVVM"),
    lesson("SharedSuite", ["AppModels", "AppScreens"], resources: [.process("Rules")]),

    kit("TriptychTextLayout"),
    kit("TriptychObjectReflection"),
    kit("TriptychSourceReading"),
    kit("TriptychHostSystem", ["TriptychTextLayout"]),
    kit("TriptychVectorDrawing", ["TriptychTextLayout"], resources: [.embedInCode("Resources")]),
    kit(
      "TriptychParity",
      [
        "AppScreens", "SharedSuite", "TriptychHostSystem", "TriptychObjectReflection",
        "TriptychTextLayout",
      ]),
    kit(
      "AppRules",
      ["AppModels", "AppScreens", "SharedSuite", "TriptychParity", "TriptychTextLayout"]),
    kit(
      "TriptychTraces",
      [
        "AppScreens", "TriptychObjectReflection", "TriptychSourceReading", "TriptychTextLayout",
        "TriptychVectorDrawing",
      ], resources: [.embedInCode("Resources")]),
    recorded("RecordedServices", []),
    recorded("RecordedMVC", ["MVC", "RecordedServices"]),
    recorded("RecordedMVP", ["MVP", "RecordedServices"]),
    recorded("RecordedMVVM", ["MVVM", "RecordedServices"]),
    kit("TriptychCommandVerbs", ["TriptychHostSystem", "TriptychTextLayout"]),
    kit(
      "TriptychCommand",
      [
        "AppScreens", "SharedSuite", "TriptychCommandVerbs", "TriptychParity",
        "TriptychSourceReading",
        "TriptychTextLayout", "TriptychTraces",
      ]),
    program(
      "triptych", in: "Kit",
      apps + patterns + recordedPatterns + ["TriptychCommand", "TriptychCommandVerbs"]),

    tool("TriptychToolSupport", ["TriptychHostSystem", "TriptychTextLayout"]),
    tool(
      "TriptychInspection",
      [
        "TriptychHostSystem", "TriptychSourceReading", "TriptychTextLayout", "TriptychToolSupport",
      ]),
    program(
      "inspect", in: "Tools",
      [
        "TriptychCommandVerbs", "TriptychHostSystem", "TriptychInspection",
        "TriptychSourceReading", "TriptychTextLayout", "TriptychToolSupport",
        "TriptychVectorDrawing",
      ], resources: [.embedInCode("Resources")]),

    tool(
      "TriptychReportPage",
      [
        "AppScreens", "TriptychCommandVerbs", "TriptychParity", "TriptychSourceReading",
        "TriptychTextLayout", "TriptychToolSupport", "TriptychTraces", "TriptychVectorDrawing",
      ], resources: [.embedInCode("Resources")]),
    program(
      "report", in: "Tools",
      apps + recordedPatterns + ["TriptychCommandVerbs", "TriptychReportPage"]),

    tool("TriptychFaultyScreens", patterns + ["AppModels", "AppScreens", "TriptychParity"]),
    program(
      "gallery", in: "Tools",
      apps + patterns + [
        "TriptychCommandVerbs", "TriptychHostSystem", "TriptychFaultyScreens", "TriptychTextLayout",
        "TriptychToolSupport", "TriptychCommand",
      ]),

    tool(
      "TriptychRecordingViews",
      ["TriptychHostSystem", "TriptychSourceReading", "TriptychToolSupport"]),
    tool(
      "TriptychScaffold",
      [
        "AppScreens", "TriptychHostSystem", "TriptychParity", "TriptychSourceReading",
        "TriptychTextLayout", "TriptychToolSupport",
      ], exclude: ["Templates"]),
    tool(
      "TriptychGrading",
      [
        "AppScreens", "SharedSuite", "TriptychCommandVerbs", "TriptychHostSystem",
        "TriptychInspection",
        "TriptychParity", "TriptychSourceReading", "TriptychTextLayout", "TriptychToolSupport",
      ], resources: [.embedInCode("Templates")]),
    program(
      "grade", in: "Tools",
      [
        "AppRules", "TriptychCommandVerbs", "TriptychGrading", "TriptychHostSystem",
        "TriptychParity", "TriptychScaffold", "TriptychFaultyScreens", "TriptychTextLayout",
        "TriptychToolSupport",
      ]),
    program(
      "new", in: "Tools",
      apps + patterns + [
        "TriptychCommandVerbs", "TriptychGrading", "TriptychHostSystem", "TriptychInspection",
        "TriptychLearning", "TriptychRecordingViews", "TriptychScaffold", "TriptychTextLayout",
        "TriptychToolSupport",
      ]),

    tool(
      "TriptychLearning",
      [
        "AppScreens", "SharedSuite", "TriptychCommandVerbs", "TriptychHostSystem",
        "TriptychInspection",
        "TriptychParity", "TriptychRecordingViews", "TriptychScaffold", "TriptychSourceReading",
        "TriptychTextLayout", "TriptychToolSupport", "TriptychTraces", "TriptychCommand",
      ], exclude: ["Exercises"]),
    program(
      "learn", in: "Tools",
      apps + recordedPatterns + [
        "TriptychCommandVerbs", "TriptychLearning", "TriptychFaultyScreens",
      ]),

    .testTarget(name: "AppModelsTests", dependencies: ["AppModels"]),
    .testTarget(name: "AppScreensTests", dependencies: ["AppModels", "AppScreens"]),
    .testTarget(name: "PatternTests", dependencies: patterns + ["AppModels", "AppScreens"]),
    .testTarget(
      name: "SharedSuiteTests",
      dependencies: patterns + ["AppScreens", "MainActorFixture", "SharedSuite"]),
    .testTarget(
      name: "KitTests",
      dependencies: ["AppScreens", "LampFixture", "SharedSuite", "TriptychParity"]),
    .target(
      name: "LampFixture", dependencies: ["AppScreens", "SharedSuite"], path: "Tests/LampFixture"),
    .target(
      name: "MainActorFixture", dependencies: ["AppModels", "AppScreens"],
      path: "Tests/MainActorFixture", swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)

/// The tests of the kit, of the programs and of the page, which take a minute more:
/// `TRIPTYCH_TESTS=all swift test` builds and runs them, too.
let furtherTests: [Target] = [
  .target(name: "TriptychTestSupport", path: "Tests/TestSupport"),
  .executableTarget(
    name: "HostileScreens",
    dependencies: [
      "AppModels", "AppRules", "AppScreens", "MVP", "TriptychCommand", "TriptychParity",
      "TriptychFaultyScreens",
    ], path: "Tests/HostileScreens"),
  .target(
    name: "FixturePatterns",
    dependencies: ["AppModels", "AppScreens", "MVVM", "RecordedServices", "TriptychTraces"],
    path: "Tests/FixturePatterns"),
  .target(name: "OddScreens", dependencies: ["AppScreens"], path: "Tests/OddScreens"),
  .target(
    name: "RecordedOddScreens", dependencies: ["AppScreens", "OddScreens", "TriptychTraces"],
    path: "Tests/RecordedOddScreens"),
  .testTarget(
    name: "RuleFileTests",
    dependencies: ["AppModels", "AppScreens", "LampFixture", "SharedSuite"]),
  .testTarget(
    name: "ParityTests",
    dependencies: apps + [
      "HostileScreens", "MainActorFixture", "TriptychHostSystem", "TriptychFaultyScreens",
      "triptych", "triptych-gallery", "TriptychTestSupport",
    ]),
  .testTarget(
    name: "TracesTests",
    dependencies: apps + [
      "FixturePatterns", "RecordedServices", "TriptychSourceReading", "TriptychTextLayout",
      "TriptychTraces",
    ]),
  .testTarget(name: "TextLayoutTests", dependencies: ["TriptychTextLayout"]),
  .testTarget(
    name: "RecordingViewsTests",
    dependencies: [
      "AppScreens", "TriptychHostSystem", "OddScreens", "RecordedOddScreens",
      "TriptychRecordingViews", "TriptychSourceReading", "TriptychToolSupport", "TriptychTraces",
      "TriptychTestSupport",
    ]),
  .testTarget(
    name: "HostSystemTests", dependencies: ["TriptychHostSystem", "TriptychTestSupport"]),
  .testTarget(
    name: "ToolSupportTests",
    dependencies: ["TriptychHostSystem", "TriptychToolSupport", "TriptychTestSupport"]),
  .testTarget(
    name: "InspectionTests",
    dependencies: [
      "TriptychCommandVerbs", "TriptychHostSystem", "TriptychInspection",
      "TriptychSourceReading", "TriptychToolSupport", "triptych-inspect", "TriptychTestSupport",
    ]),
  .testTarget(
    name: "GradingTests",
    dependencies: [
      "AppRules", "AppScreens", "TriptychGrading", "HostileScreens", "TriptychHostSystem",
      "TriptychParity", "TriptychFaultyScreens", "TriptychToolSupport", "triptych-gallery",
      "TriptychTestSupport",
    ]),
  .testTarget(
    name: "CommandTests",
    dependencies: apps + [
      "FixturePatterns", "TriptychCommandVerbs", "HostileScreens", "TriptychHostSystem",
      "TriptychFaultyScreens", "TriptychToolSupport", "TriptychTraces", "triptych",
      "TriptychCommand",
      "TriptychTestSupport",
    ]),
  .testTarget(
    name: "ToolTests",
    dependencies: apps + [
      "FixturePatterns", "TriptychCommandVerbs", "TriptychHostSystem", "TriptychInspection",
      "TriptychLearning", "TriptychRecordingViews", "TriptychReportPage", "TriptychScaffold",
      "TriptychFaultyScreens", "TriptychToolSupport", "triptych-gallery", "triptych-grade",
      "triptych-inspect", "triptych-new", "TriptychCommand", "TriptychTestSupport",
    ]),
  .testTarget(name: "NotationTests", dependencies: ["AppModels", "AppScreens"]),
]
let hasAllTests = Context.environment["TRIPTYCH_TESTS"] == "all"
package.targets += hasAllTests ? furtherTests : [.testTarget(name: "SkippedTests")]

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      // A deprecation in a newer SDK of Apple's must stop no build.
      .treatAllWarnings(as: .error, .when(platforms: [.linux])),
    ]
}
