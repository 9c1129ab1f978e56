// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Refactor",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [.package(name: "triptych", path: "../..")],
  targets: [
    .target(
      name: "Massive",
      dependencies: [
        .product(name: "TriptychKit", package: "triptych")
      ]),
    .executableTarget(
      name: "refactor",
      dependencies: [
        "Massive",
        .product(name: "TriptychKit", package: "triptych"),
        .product(name: "TriptychPatterns", package: "triptych"),
      ]),
    .testTarget(
      name: "MassiveTests",
      dependencies: [
        "Massive",
        .product(name: "TriptychKit", package: "triptych"),
        .product(name: "TriptychPatterns", package: "triptych"),
      ]),
  ]
)
