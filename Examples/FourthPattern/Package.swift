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
        .product(name: "AppModels", package: "triptych"),
        .product(name: "AppScreens", package: "triptych"),
      ]),
    .executableTarget(
      name: "fourth",
      dependencies: [
        "Unidirectional",
        .product(name: "AppScreens", package: "triptych"),
        .product(name: "MVC", package: "triptych"),
        .product(name: "MVP", package: "triptych"),
        .product(name: "MVVM", package: "triptych"),
        .product(name: "Parity", package: "triptych"),
        .product(name: "TriptychCommand", package: "triptych"),
      ]),
    .testTarget(
      name: "UnidirectionalTests",
      dependencies: [
        "Unidirectional",
        .product(name: "AppScreens", package: "triptych"),
        .product(name: "MVP", package: "triptych"),
        .product(name: "Parity", package: "triptych"),
      ]),
  ]
)
