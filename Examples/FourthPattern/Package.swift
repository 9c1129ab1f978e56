// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "FourthPattern",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [.package(name: "triptych", path: "../..")],
  targets: [
    .target(
      name: "Unidirectional",
      dependencies: [
        .product(name: "TriptychKit", package: "triptych")
      ]),
    .target(
      name: "RecordedUnidirectional",
      dependencies: [
        "Unidirectional",
        .product(name: "TriptychKit", package: "triptych"),
      ],
      plugins: [.plugin(name: "RecordViews", package: "triptych")]),
    .executableTarget(
      name: "fourth",
      dependencies: [
        "RecordedUnidirectional",
        "Unidirectional",
        .product(name: "TriptychKit", package: "triptych"),
        .product(name: "TriptychPatterns", package: "triptych"),
      ]),
    .testTarget(
      name: "UnidirectionalTests",
      dependencies: [
        "Unidirectional",
        .product(name: "TriptychKit", package: "triptych"),
        .product(name: "TriptychPatterns", package: "triptych"),
      ]),
  ]
)
