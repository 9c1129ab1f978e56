// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "triptych",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "AppModels", targets: ["AppModels"]),
    .library(name: "AppScreens", targets: ["AppScreens"]),
    .library(name: "MVC", targets: ["MVC"]),
    .library(name: "MVP", targets: ["MVP"]),
    .library(name: "MVVM", targets: ["MVVM"]),
    .library(name: "Parity", targets: ["Parity"]),
    .library(name: "Specimens", targets: ["Specimens"]),
    .library(name: "Traces", targets: ["Traces"]),
    .library(name: "Inspection", targets: ["Inspection"]),
    .library(name: "TriptychCommand", targets: ["TriptychCommand"]),
    .executable(name: "triptych", targets: ["triptych"]),
    .executable(name: "benchmark", targets: ["TriptychBenchmark"]),
    .executable(name: "terminal", targets: ["TriptychTerminal"]),
  ],
  targets: [
    .target(name: "AppModels"),
    .target(name: "AppScreens", dependencies: ["AppModels"]),
    .target(name: "MVC", dependencies: ["AppModels", "AppScreens"]),
    .target(name: "MVP", dependencies: ["AppModels", "AppScreens"]),
    .target(name: "MVVM", dependencies: ["AppModels", "AppScreens"]),
    .target(name: "Parity", dependencies: ["AppModels", "AppScreens"]),
    .target(
      name: "Specimens",
      dependencies: ["AppModels", "AppScreens", "MVC", "MVP", "MVVM", "Parity"]),
    .target(name: "Traces", dependencies: ["AppScreens"]),
    .target(name: "Inspection", dependencies: ["AppScreens"]),
    .target(
      name: "TriptychCommand", dependencies: ["AppScreens", "Inspection", "Parity", "Traces"]),
    .executableTarget(
      name: "triptych",
      dependencies: [
        "AppModels", "AppScreens", "MVC", "MVP", "MVVM", "Parity", "Specimens", "TriptychCommand",
      ]),
    .executableTarget(
      name: "TriptychTerminal", dependencies: ["AppScreens", "MVC", "MVP", "MVVM"],
      path: "Examples/Terminal"),
    .executableTarget(
      name: "TriptychBenchmark",
      dependencies: ["AppModels", "AppScreens", "MVC", "MVP", "MVVM", "Parity"],
      path: "Examples/Benchmark"),
    .testTarget(name: "AppModelsTests", dependencies: ["AppModels", "Parity"]),
    .testTarget(
      name: "AppScreensTests", dependencies: ["AppModels", "AppScreens", "MVP", "Parity"]),
    .testTarget(
      name: "TracesTests",
      dependencies: ["AppModels", "AppScreens", "MVC", "MVP", "MVVM", "Parity", "Traces"]),
    .testTarget(
      name: "InspectionTests",
      dependencies: ["AppScreens", "Inspection", "MVC", "MVP", "MVVM", "Parity"]),
    .testTarget(
      name: "PatternTests",
      dependencies: ["AppModels", "AppScreens", "MVC", "MVP", "MVVM"]),
    .testTarget(
      name: "ParityTests",
      dependencies: [
        "AppModels", "AppScreens", "MVC", "MVP", "MVVM", "Parity", "Specimens", "triptych",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "AppScreens", "MVC", "MVP", "MVVM", "Parity", "Specimens", "TriptychCommand", "triptych",
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
