// swift-tools-version: 6.2

import PackageDescription

/// A module of the lesson: what a learner reads.
func lesson(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/\(name)")
}

/// A pattern: the same five apps, with a page for readers of its folder.
func pattern(_ name: String) -> Target {
  .target(
    name: name, dependencies: ["AppModels", "AppScreens"], path: "Sources/\(name)",
    exclude: ["README.md"])
}

/// A module of the kit, which compares patterns and shows how they differ.
func kit(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Kit/\(name)", resources: resources)
}

/// A module of views that record, which `swift run new recording` makes of plain ones.
func recorded(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies + ["AppModels", "AppScreens", "Traces"],
    path: "Sources/Kit/Recorded/\(name.dropFirst("Recorded".count))")
}

/// A module of a tool, built only when the tool is asked for.
func tool(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
  resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Tools/\(name)", exclude: exclude,
    resources: resources)
}

/// A program, in the folder of the kit or of the tools.
///
/// Target names are global in a package graph, so they have a prefix; the products have short names.
func program(
  _ name: String, in folder: String, _ dependencies: [Target.Dependency],
  resources: [Resource] = []
) -> Target {
  .executableTarget(
    name: name == "triptych" ? name : "triptych-\(name)", dependencies: dependencies,
    path: "Sources/\(folder)/\(name)", resources: resources)
}

let patterns: [Target.Dependency] = ["MVC", "MVP", "MVVM"]
let recordedPatterns: [Target.Dependency] = ["RecordedMVC", "RecordedMVP", "RecordedMVVM"]
let apps: [Target.Dependency] = ["AppModels", "AppRules", "AppScreens", "Parity"]

let package = Package(
  name: "triptych",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    // For whoever brings a pattern or an app.
    .library(
      name: "TriptychKit",
      targets: [
        "AppModels", "AppScreens", "AppRules", "Parity", "CommandVerbs", "Traces",
        "RecordedServices", "TriptychCommand",
      ]),
    // For whoever compares with the three patterns, or shows them on widgets.
    .library(
      name: "TriptychPatterns",
      targets: ["MVC", "MVP", "MVVM", "RecordedMVC", "RecordedMVP", "RecordedMVVM"]),
    // For a pattern that must see nothing else: a submission, a head.
    .library(name: "TriptychApps", targets: ["AppModels", "AppScreens"]),
    // For the package alone that the grader generates around a submission.
    .library(name: "TriptychWorker", targets: ["AppScreens", "Parity"]),
    .library(name: "TriptychSpecimens", targets: ["Specimens"]),
    // For whoever shows a pattern of their own on a page for a lecture.
    .library(name: "TriptychReport", targets: ["ReportPage"]),
    .executable(name: "triptych", targets: ["triptych"]),
    .executable(name: "inspect", targets: ["triptych-inspect"]),
    .executable(name: "report", targets: ["triptych-report"]),
    .executable(name: "grade", targets: ["triptych-grade"]),
    .executable(name: "new", targets: ["triptych-new"]),
    .executable(name: "learn", targets: ["triptych-learn"]),
    .executable(name: "gallery", targets: ["triptych-gallery"]),
  ],
  targets: [
    lesson("AppModels"),
    lesson("AppScreens", ["AppModels"]),
    pattern("MVC"),
    pattern("MVP"),
    pattern("MVVM"),

    kit("TextLayout"),
    kit("ObjectReflection"),
    kit("SourceReading"),
    kit("HostSystem", ["TextLayout"]),
    kit("VectorDrawing", ["TextLayout"], resources: [.embedInCode("Resources")]),
    kit("Parity", ["AppScreens", "HostSystem", "ObjectReflection", "TextLayout"]),
    kit("AppRules", ["AppModels", "AppScreens", "Parity"]),
    kit(
      "Traces", ["AppScreens", "ObjectReflection", "SourceReading", "TextLayout", "VectorDrawing"],
      resources: [.embedInCode("Resources")]),
    recorded("RecordedServices", []),
    recorded("RecordedMVC", ["MVC", "RecordedServices"]),
    recorded("RecordedMVP", ["MVP", "RecordedServices"]),
    recorded("RecordedMVVM", ["MVVM", "RecordedServices"]),
    kit("CommandVerbs", ["HostSystem", "TextLayout"]),
    kit(
      "TriptychCommand",
      ["AppScreens", "CommandVerbs", "Parity", "SourceReading", "TextLayout", "Traces"]),
    program("triptych", in: "Kit", apps + patterns + recordedPatterns + ["TriptychCommand"]),

    tool("ToolSupport", ["HostSystem", "TextLayout"]),
    tool("Inspection", ["AppScreens", "HostSystem", "SourceReading", "TextLayout", "ToolSupport"]),
    program(
      "inspect", in: "Tools",
      [
        "AppScreens", "CommandVerbs", "HostSystem", "Inspection", "SourceReading", "TextLayout",
        "ToolSupport", "VectorDrawing",
      ],
      resources: [.embedInCode("Resources")]),

    tool(
      "ReportPage",
      [
        "AppScreens", "CommandVerbs", "Parity", "SourceReading", "TextLayout", "ToolSupport",
        "Traces", "VectorDrawing",
      ],
      resources: [.embedInCode("Resources")]),
    program("report", in: "Tools", apps + recordedPatterns + ["ReportPage"]),

    tool("Specimens", patterns + ["AppModels", "AppScreens", "Parity"]),
    program(
      "gallery", in: "Tools",
      apps + patterns + [
        "CommandVerbs", "HostSystem", "Specimens", "TextLayout", "ToolSupport", "TriptychCommand",
      ]
    ),

    tool("RecordingViews", ["HostSystem", "SourceReading", "ToolSupport"]),
    tool(
      "Scaffold", ["AppScreens", "HostSystem", "Parity", "TextLayout", "ToolSupport"],
      exclude: ["Templates"]),
    tool(
      "Grading",
      [
        "AppScreens", "CommandVerbs", "HostSystem", "Inspection", "Parity", "TextLayout",
        "ToolSupport",
      ],
      resources: [.embedInCode("Templates")]),
    program(
      "grade", in: "Tools",
      [
        "AppRules", "CommandVerbs", "Grading", "HostSystem", "Parity", "Scaffold", "TextLayout",
        "ToolSupport",
      ]),
    program(
      "new", in: "Tools",
      apps + patterns + [
        "CommandVerbs", "Grading", "HostSystem", "Inspection", "Learning", "RecordingViews",
        "Scaffold", "TextLayout", "ToolSupport",
      ]),

    tool(
      "Learning",
      [
        "AppScreens", "CommandVerbs", "HostSystem", "Inspection", "Parity", "RecordingViews",
        "Scaffold", "SourceReading", "TextLayout", "ToolSupport", "Traces", "TriptychCommand",
      ], exclude: ["Exercises"]),
    program(
      "learn", in: "Tools",
      apps + recordedPatterns + ["CommandVerbs", "Learning", "Specimens"]),

    .target(name: "TriptychTestSupport", path: "Tests/TestSupport"),
    .executableTarget(
      name: "HostileScreens",
      dependencies: ["AppModels", "AppRules", "AppScreens", "MVP", "Parity"],
      path: "Tests/HostileScreens"),
    .target(name: "OddSpecimens", dependencies: ["AppScreens"], path: "Tests/OddSpecimens"),
    .target(
      name: "RecordedOddSpecimens", dependencies: ["AppScreens", "OddSpecimens", "Traces"],
      path: "Tests/RecordedOddSpecimens"),
    .testTarget(name: "AppModelsTests", dependencies: ["AppModels"]),
    .testTarget(name: "AppScreensTests", dependencies: ["AppModels", "AppScreens", "MVP"]),
    .testTarget(name: "PatternTests", dependencies: patterns + ["AppModels", "AppScreens"]),
    .testTarget(
      name: "ParityTests",
      dependencies: apps + patterns + [
        "HostileScreens", "Specimens", "triptych", "triptych-gallery", "TriptychTestSupport",
      ]),
    .testTarget(
      name: "TracesTests",
      dependencies: apps + recordedPatterns + ["SourceReading", "TextLayout", "Traces"]),
    .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout"]),
    .testTarget(
      name: "RecordingViewsTests",
      dependencies: [
        "AppScreens", "HostSystem", "OddSpecimens", "RecordedOddSpecimens", "RecordingViews",
        "SourceReading", "ToolSupport", "Traces", "TriptychTestSupport",
      ]),
    .testTarget(name: "HostSystemTests", dependencies: ["HostSystem", "TriptychTestSupport"]),
    .testTarget(
      name: "ToolSupportTests", dependencies: ["HostSystem", "ToolSupport", "TriptychTestSupport"]),
    .testTarget(
      name: "InspectionTests",
      dependencies: patterns + [
        "AppScreens", "CommandVerbs", "HostSystem", "Inspection", "SourceReading", "ToolSupport",
        "triptych-inspect", "TriptychTestSupport",
      ]),
    .testTarget(
      name: "GradingTests",
      dependencies: [
        "AppRules", "AppScreens", "Grading", "HostileScreens", "HostSystem", "MVP", "Parity",
        "Specimens", "ToolSupport", "triptych-gallery", "TriptychTestSupport",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: apps + patterns + recordedPatterns + [
        "CommandVerbs", "HostileScreens", "HostSystem", "Specimens", "ToolSupport", "triptych",
        "TriptychCommand", "TriptychTestSupport",
      ]),
    .testTarget(
      name: "ToolTests",
      dependencies: apps + patterns + recordedPatterns + [
        "CommandVerbs", "HostSystem", "Inspection", "Learning", "RecordingViews", "ReportPage",
        "Scaffold", "ToolSupport", "triptych-gallery", "triptych-grade", "triptych-inspect",
        "triptych-new", "TriptychCommand", "TriptychTestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
  ]
}
