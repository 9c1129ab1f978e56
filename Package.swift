// swift-tools-version: 6.2

import PackageDescription

// The lesson: models, screens, the three patterns, and the suite that all of them pass.
let patterns: [Target.Dependency] = ["MVC", "MVP", "MVVM"]
let lesson: [Target] = [
  .target(name: "AppModels"),
  .target(name: "AppScreens", dependencies: ["AppModels"]),
  .target(name: "MVC", dependencies: ["AppModels", "AppScreens"], exclude: ["README.md"]),
  .target(name: "MVP", dependencies: ["AppModels", "AppScreens"], exclude: ["README.md"]),
  .target(name: "MVVM", dependencies: ["AppModels", "AppScreens"], exclude: ["README.md"]),
  .target(
    name: "SharedSuite", dependencies: ["AppModels", "AppScreens"], resources: [.process("Rules")]),
]

// Views that record the messages between view and mediator. A plugin makes them of the lesson's views.
let recordedPatterns: [Target.Dependency] = ["RecordedMVC", "RecordedMVP", "RecordedMVVM"]
let recorded: [Target] =
  ["AppScreens", "MVC", "MVP", "MVVM"].map { name in
    .target(
      name: "Recorded\(name)",
      dependencies: name == "AppScreens"
        ? ["AppModels", "AppScreens", "TriptychTraces"]
        : ["AppModels", "AppScreens", "RecordedAppScreens", "TriptychTraces", .target(name: name)],
      path: "Sources/Kit/Recorded/\(name)", plugins: ["RecordViews"])
  } + [
    .plugin(
      name: "RecordViews", capability: .buildTool(), dependencies: ["record-views"],
      path: "Sources/Kit/RecordViewsPlugin"),
    .executableTarget(
      name: "record-views", dependencies: ["TriptychRecordingViews"],
      path: "Sources/Kit/record-views"),
    .target(
      name: "TriptychRecordingViews", dependencies: ["TriptychSourceReading"],
      path: "Sources/Kit/RecordingViews"),
  ]

// The kit: it compares patterns beyond the suite's scenarios, and shows how they differ.
let kit: [Target] = [
  .target(name: "TriptychTerminal", path: "Sources/Kit/Terminal"),
  .target(name: "TriptychObjectReflection", path: "Sources/Kit/ObjectReflection"),
  .target(name: "TriptychSourceReading", path: "Sources/Kit/SourceReading"),
  .target(
    name: "TriptychParity",
    dependencies: ["AppScreens", "SharedSuite", "TriptychObjectReflection", "TriptychTerminal"],
    path: "Sources/Kit/Parity"),
  .target(
    name: "AppRules",
    dependencies: ["AppModels", "AppScreens", "SharedSuite", "TriptychParity", "TriptychTerminal"],
    path: "Sources/Kit/AppRules"),
  .target(
    name: "TriptychTraces",
    dependencies: [
      "AppScreens", "TriptychObjectReflection", "TriptychSourceReading", "TriptychTerminal",
    ],
    path: "Sources/Kit/Traces", resources: [.embedInCode("Resources")]),
  .target(
    name: "TriptychCommand",
    dependencies: [
      "AppScreens", "SharedSuite", "TriptychParity", "TriptychSourceReading", "TriptychTerminal",
      "TriptychTraces",
    ],
    path: "Sources/Kit/Command"),
  .executableTarget(
    name: "triptych",
    dependencies: patterns + recordedPatterns + [
      "AppRules", "TriptychCommand", "TriptychTerminal",
    ],
    path: "Sources/Kit/triptych"),
]

let tests: [Target] = [
  .testTarget(name: "AppModelsTests", dependencies: ["AppModels"]),
  .testTarget(name: "AppScreensTests", dependencies: ["AppModels", "AppScreens"]),
  .testTarget(name: "PatternTests", dependencies: patterns + ["AppModels", "AppScreens"]),
  .testTarget(
    name: "SharedSuiteTests",
    dependencies: patterns + ["AppScreens", "LampFixture", "MainActorFixture", "SharedSuite"]),
  .testTarget(
    name: "KitTests",
    dependencies: ["LampFixture", "SharedSuite", "TriptychParity"]),
  .target(
    name: "LampFixture", dependencies: ["AppScreens", "SharedSuite"], path: "Tests/LampFixture"),
  .target(
    name: "MainActorFixture", dependencies: ["AppModels", "AppScreens"],
    path: "Tests/MainActorFixture", swiftSettings: [.defaultIsolation(MainActor.self)]),
]

let package = Package(
  name: "triptych",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    // For the author of a pattern or an app.
    .library(
      name: "TriptychKit",
      targets: [
        "AppModels", "AppScreens", "SharedSuite", "AppRules", "RecordedAppScreens",
        "TriptychCommand",
        "TriptychParity", "TriptychRecordingViews", "TriptychSourceReading", "TriptychTerminal",
        "TriptychTraces",
      ]),
    // For authors who compare with the three patterns, or show them on widgets.
    .library(
      name: "TriptychPatterns",
      targets: ["MVC", "MVP", "MVVM", "RecordedMVC", "RecordedMVP", "RecordedMVVM"]),
    // For code that may use the apps only, and their suite: a student's submission, a view on widgets.
    .library(name: "TriptychApps", targets: ["AppModels", "AppScreens", "SharedSuite"]),
    // For a module of views that record, beside one of plain views.
    .plugin(name: "RecordViews", targets: ["RecordViews"]),
    // For the reader of the three patterns.
    .executable(name: "triptych", targets: ["triptych"]),
  ],
  targets: lesson + kit + recorded + tests,
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
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
