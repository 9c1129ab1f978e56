// swift-tools-version: 6.2

import PackageDescription

let kit = Target.Dependency.product(name: "TriptychKit", package: "triptych")
let patterns = Target.Dependency.product(name: "TriptychPatterns", package: "triptych")
let head = Target.Dependency.product(name: "TerminalHead", package: "triptych")

let package = Package(
  name: "MusicSearch",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [.package(name: "triptych", path: "../..")],
  targets: [
    .target(name: "MusicServices", dependencies: [kit]),
    .target(name: "MusicServiceChecks", dependencies: [kit]),
    .executableTarget(name: "music-search", dependencies: ["MusicServices", kit, patterns]),
    .executableTarget(name: "music-terminal", dependencies: ["MusicServices", head]),
    .testTarget(
      name: "MusicServicesTests",
      dependencies: ["MusicServices", "MusicServiceChecks", kit],
      exclude: ["Server/server.py"]),
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
