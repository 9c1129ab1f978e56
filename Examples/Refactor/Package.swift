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
        .product(name: "AppModels", package: "triptych"),
        .product(name: "AppScreens", package: "triptych"),
      ]),
    .executableTarget(
      name: "refactor",
      dependencies: [
        "Massive",
        .product(name: "AppScreens", package: "triptych"),
        .product(name: "MVP", package: "triptych"),
        .product(name: "Parity", package: "triptych"),
        .product(name: "TriptychCommand", package: "triptych"),
      ]),
    .testTarget(
      name: "MassiveTests",
      dependencies: [
        "Massive",
        .product(name: "AppModels", package: "triptych"),
        .product(name: "AppScreens", package: "triptych"),
        .product(name: "MVP", package: "triptych"),
        .product(name: "Parity", package: "triptych"),
      ]),
  ]
)
