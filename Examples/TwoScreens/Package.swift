// swift-tools-version: 6.2

import PackageDescription

let kit = Target.Dependency.product(name: "TriptychKit", package: "triptych")
let patterns = Target.Dependency.product(name: "TriptychPatterns", package: "triptych")

let package = Package(
  name: "TwoScreens",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [.package(name: "triptych", path: "../..")],
  targets: [
    .target(name: "TwoScreens", dependencies: [kit]),
    .target(name: "TwoScreensMVC", dependencies: ["TwoScreens", kit]),
    .target(name: "TwoScreensMVP", dependencies: ["TwoScreens", kit]),
    .target(name: "TwoScreensMVVM", dependencies: ["TwoScreens", kit, patterns]),
    .target(
      name: "TwoScreensRules", dependencies: ["TwoScreens", kit],
      resources: [.process("TwoScreens.rules")]),
    .executableTarget(
      name: "two-screens",
      dependencies: ["TwoScreensMVC", "TwoScreensMVP", "TwoScreensMVVM", "TwoScreensRules", kit]),
    .testTarget(
      name: "TwoScreensTests",
      dependencies: [
        "TwoScreens", "TwoScreensMVC", "TwoScreensMVP", "TwoScreensMVVM", "TwoScreensRules", kit,
      ]),
  ]
)
