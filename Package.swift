// swift-tools-version: 6.2

import PackageDescription

let patterns: [Target.Dependency] = ["MVC", "MVP", "MVVM"]
let recordedPatterns: [Target.Dependency] = ["RecordedMVC", "RecordedMVP", "RecordedMVVM"]

let package = Package(
  name: "triptych",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "triptych", targets: ["triptych"]),
    // The apps and their suite: enough for a pattern, or for views on widgets.
    .library(name: "TriptychApps", targets: ["AppModels", "AppScreens", "SharedSuite"]),
    // To compare with the three patterns.
    .library(
      name: "TriptychPatterns",
      targets: ["MVC", "MVP", "MVVM", "RecordedMVC", "RecordedMVP", "RecordedMVVM"]),
    // All that is above but the patterns, and the kit: to verify, to trace, to add an app.
    .library(
      name: "TriptychKit",
      targets: [
        "AppModels", "AppScreens", "SharedSuite", "AppDefinitions", "RecordedAppScreens",
        "TriptychCommand", "TriptychParity", "TriptychRecordingViews", "TriptychSourceReading",
        "TriptychTerminal", "TriptychTraces",
      ]),
    .plugin(name: "RecordViews", targets: ["RecordViews"]),
  ],
  targets: [
    // The lesson: models, screens, the three patterns, and the suite that all of them pass.
    .target(name: "AppModels"),
    .target(name: "AppScreens", dependencies: ["AppModels"]),
    .target(name: "MVC", dependencies: ["AppModels", "AppScreens"], exclude: ["README.md"]),
    .target(name: "MVP", dependencies: ["AppModels", "AppScreens"], exclude: ["README.md"]),
    .target(name: "MVVM", dependencies: ["AppModels", "AppScreens"], exclude: ["README.md"]),
    .target(
      name: "SharedSuite", dependencies: ["AppModels", "AppScreens"],
      resources: [.process("Rules")]),

    // The kit: it compares patterns beyond the suite's scenarios, and shows how they differ.
    .target(name: "TriptychTerminal", path: "Sources/Kit/Terminal"),
    .target(name: "TriptychObjectReflection", path: "Sources/Kit/ObjectReflection"),
    .target(name: "TriptychSourceReading", path: "Sources/Kit/SourceReading"),
    .target(
      name: "TriptychParity",
      dependencies: ["AppScreens", "SharedSuite", "TriptychObjectReflection", "TriptychTerminal"],
      path: "Sources/Kit/Parity"),
    .target(
      name: "AppDefinitions",
      dependencies: [
        "AppModels", "AppScreens", "SharedSuite", "TriptychParity", "TriptychTerminal",
      ],
      path: "Sources/Kit/AppDefinitions"),
    .target(
      name: "TriptychTraces",
      dependencies: [
        "AppScreens", "TriptychObjectReflection", "TriptychSourceReading", "TriptychTerminal",
      ],
      path: "Sources/Kit/Traces", resources: [.embedInCode("Resources")]),
    .target(
      name: "TriptychCommand",
      dependencies: [
        "AppScreens", "SharedSuite", "TriptychParity", "TriptychSourceReading",
        "TriptychTerminal", "TriptychTraces",
      ],
      path: "Sources/Kit/Command"),
    .executableTarget(
      name: "triptych",
      dependencies: patterns + recordedPatterns + [
        "AppDefinitions", "TriptychCommand", "TriptychTerminal",
      ],
      path: "Sources/Kit/triptych"),

    // Views that record messages: a plugin makes those of `RecordedMVP` from those of `MVP`.
    .plugin(
      name: "RecordViews", capability: .buildTool(), dependencies: ["record-views"],
      path: "Sources/Kit/Recording/Plugin"),
    .executableTarget(
      name: "record-views", dependencies: ["TriptychRecordingViews"],
      path: "Sources/Kit/Recording/Program"),
    .target(
      name: "TriptychRecordingViews", dependencies: ["TriptychSourceReading"],
      path: "Sources/Kit/Recording/Rewriting"),
    .target(
      name: "RecordedAppScreens", dependencies: ["AppModels", "AppScreens", "TriptychTraces"],
      path: "Sources/Kit/Recording/Modules/AppScreens", plugins: ["RecordViews"]),

    .testTarget(name: "AppModelsTests", dependencies: ["AppModels"]),
    .testTarget(name: "AppScreensTests", dependencies: ["AppModels", "AppScreens"]),
    .testTarget(name: "PatternTests", dependencies: patterns + ["AppModels", "AppScreens"]),
    .testTarget(
      name: "SharedSuiteTests",
      dependencies: patterns + ["AppScreens", "LampFixture", "MainActorFixture", "SharedSuite"]),
    .testTarget(name: "KitTests", dependencies: ["LampFixture", "SharedSuite", "TriptychParity"]),
    .target(
      name: "LampFixture", dependencies: ["AppScreens", "SharedSuite"], path: "Tests/LampFixture"),
    .target(
      name: "MainActorFixture", dependencies: ["AppModels", "AppScreens"],
      path: "Tests/MainActorFixture", swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
    + ["MVC", "MVP", "MVVM"].map { pattern in
      .target(
        name: "Recorded\(pattern)",
        dependencies: [.target(name: pattern), "RecordedAppScreens", "TriptychTraces"],
        path: "Sources/Kit/Recording/Modules/\(pattern)", plugins: ["RecordViews"])
    },
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
