// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "triptych",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(
      name: "TriptychKit",
      targets: ["AppModels", "AppScreens", "AppRules", "Parity", "TriptychCommand"]),
    .library(name: "TriptychApps", targets: ["AppModels", "AppScreens"]),
    .library(name: "TriptychStage", targets: ["AppScreens", "Parity"]),
    .library(name: "TriptychPatterns", targets: ["MVC", "MVP", "MVVM"]),
    .library(name: "TerminalHead", targets: ["TerminalHead"]),
    .executable(name: "triptych", targets: ["triptych"]),
    .executable(name: "benchmark", targets: ["TriptychBenchmark"]),
    .executable(name: "terminal", targets: ["TriptychTerminal"]),
  ],
  targets: [
    .target(name: "AppModels"),
    .target(name: "TextLayout"),
    .target(name: "ObjectReflection"),
    .target(name: "HostSystem", dependencies: ["TextLayout"]),
    .target(name: "Timing"),
    .target(
      name: "VectorDrawing", dependencies: ["TextLayout"],
      resources: [.embedInCode("Resources")]),
    .target(name: "AppScreens", dependencies: ["AppModels", "TextLayout"]),
    .target(name: "MVC", dependencies: ["AppModels", "AppScreens"]),
    .target(name: "MVP", dependencies: ["AppModels", "AppScreens"]),
    .target(name: "MVVM", dependencies: ["AppModels", "AppScreens"]),
    .target(
      name: "Parity", dependencies: ["AppScreens", "HostSystem", "ObjectReflection", "TextLayout"]),
    .target(name: "AppRules", dependencies: ["AppModels", "AppScreens", "Parity"]),
    .target(
      name: "Specimens",
      dependencies: ["AppModels", "AppScreens", "MVC", "MVP", "MVVM", "Parity"]),
    .target(
      name: "Traces",
      dependencies: ["AppScreens", "ObjectReflection", "TextLayout", "VectorDrawing"],
      resources: [.embedInCode("Resources")]),
    .target(
      name: "Inspection",
      dependencies: ["AppScreens", "HostSystem", "TextLayout", "Timing", "VectorDrawing"],
      resources: [.embedInCode("Resources")]),
    .target(
      name: "ReportPage",
      dependencies: ["AppScreens", "Inspection", "Parity", "TextLayout", "Traces"],
      resources: [.embedInCode("Resources")]),
    .target(
      name: "Scaffold", dependencies: ["HostSystem", "TextLayout"],
      resources: [.embedInCode("Templates")]),
    .target(
      name: "Grading",
      dependencies: ["AppScreens", "HostSystem", "Inspection", "Parity", "TextLayout"],
      resources: [.embedInCode("Templates")]),
    .target(
      name: "TriptychCommand",
      dependencies: [
        "AppScreens", "Grading", "HostSystem", "Inspection", "Parity", "ReportPage", "Scaffold",
        "TextLayout",
        "Timing", "Traces",
      ]),
    .executableTarget(
      name: "triptych",
      dependencies: [
        "AppModels", "AppRules", "AppScreens", "MVC", "MVP", "MVVM", "Parity", "Specimens",
        "TriptychCommand",
      ]),
    .target(
      name: "TerminalHead",
      dependencies: ["AppModels", "AppScreens", "MVC", "MVP", "MVVM", "TextLayout"],
      path: "Examples/Terminal/TerminalHead"),
    .executableTarget(
      name: "TriptychTerminal", dependencies: ["TerminalHead"],
      path: "Examples/Terminal/terminal"),
    .executableTarget(
      name: "TriptychBenchmark",
      dependencies: [
        "AppModels", "AppRules", "AppScreens", "MVC", "MVP", "MVVM", "Parity", "TextLayout",
        "Timing",
      ],
      path: "Examples/Benchmark"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "AppModelsTests", dependencies: ["AppModels", "Parity"]),
    .testTarget(
      name: "AppScreensTests",
      dependencies: ["AppModels", "AppRules", "AppScreens", "MVP", "Parity", "TextLayout"]),
    .testTarget(
      name: "TerminalHeadTests",
      dependencies: [
        "AppModels", "AppScreens", "MVC", "MVP", "MVVM", "TerminalHead", "TextLayout",
      ]),
    .testTarget(
      name: "TracesTests",
      dependencies: [
        "AppModels", "AppRules", "AppScreens", "MVC", "MVP", "MVVM", "Parity", "TestSupport",
        "TextLayout", "Traces", "VectorDrawing",
      ]),
    .testTarget(name: "HostSystemTests", dependencies: ["HostSystem", "TestSupport"]),
    .testTarget(
      name: "GradingTests",
      dependencies: [
        "AppRules", "AppScreens", "Grading", "HostSystem", "HostileScreens", "MVP", "Parity",
        "Specimens", "TestSupport", "triptych",
      ]),
    .testTarget(
      name: "InspectionTests",
      dependencies: [
        "AppRules", "AppScreens", "HostSystem", "Inspection", "MVC", "MVP", "MVVM", "Parity",
        "ReportPage", "TestSupport", "Timing", "TriptychCommand",
      ]),
    .testTarget(
      name: "PatternTests",
      dependencies: ["AppModels", "AppScreens", "MVC", "MVP", "MVVM"]),
    .executableTarget(
      name: "HostileScreens",
      dependencies: ["AppModels", "AppRules", "AppScreens", "MVP", "Parity"],
      path: "Tests/HostileScreens"),
    .testTarget(
      name: "ParityTests",
      dependencies: [
        "AppModels", "AppRules", "AppScreens", "HostileScreens", "MVC", "MVP", "MVVM",
        "ObjectReflection", "Parity", "Specimens", "TestSupport", "TextLayout", "triptych",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "AppModels", "AppRules", "AppScreens", "Grading", "HostSystem", "Inspection", "MVC", "MVP",
        "MVVM", "Parity", "ReportPage", "Scaffold", "Specimens", "TestSupport", "TextLayout",
        "Traces", "TriptychCommand", "triptych",
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
