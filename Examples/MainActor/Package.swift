// swift-tools-version: 6.2

import PackageDescription

/// The settings of a new app in Xcode 26: everything is isolated to the main actor unless it says otherwise.
let settings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "MainActor",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [.package(name: "triptych", path: "../..")],
  targets: [
    .target(
      name: "MainActorMVP", dependencies: [.product(name: "TriptychApps", package: "triptych")],
      swiftSettings: settings),
    .target(
      name: "MainActorMVVM", dependencies: [.product(name: "TriptychApps", package: "triptych")],
      swiftSettings: settings),
    .target(
      name: "RecordedMainActorMVP",
      dependencies: ["MainActorMVP", .product(name: "TriptychKit", package: "triptych")],
      swiftSettings: settings, plugins: [.plugin(name: "RecordViews", package: "triptych")]),
    .target(
      name: "RecordedMainActorMVVM",
      dependencies: ["MainActorMVVM", .product(name: "TriptychKit", package: "triptych")],
      swiftSettings: settings, plugins: [.plugin(name: "RecordViews", package: "triptych")]),
    .executableTarget(
      name: "main-actor",
      dependencies: [
        "MainActorMVP", "MainActorMVVM", "RecordedMainActorMVP", "RecordedMainActorMVVM",
        .product(name: "TriptychKit", package: "triptych"),
        .product(name: "TriptychPatterns", package: "triptych"),
      ], swiftSettings: settings),
    .testTarget(
      name: "MainActorTests",
      dependencies: [
        "MainActorMVP", "MainActorMVVM", .product(name: "TriptychApps", package: "triptych"),
      ], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
