// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Changes",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  targets: [
    .target(name: "AppModels"),
    .target(name: "TextLayout"),
    .target(name: "ObjectReflection"),
    .target(name: "HostSystem", dependencies: ["TextLayout"]),
    .target(name: "AppScreens", dependencies: ["AppModels", "TextLayout"]),
    .target(name: "MVC", dependencies: ["AppModels", "AppScreens"]),
    .target(name: "MVP", dependencies: ["AppModels", "AppScreens"]),
    .target(name: "MVVM", dependencies: ["AppModels", "AppScreens"]),
    .target(
      name: "Parity", dependencies: ["AppScreens", "HostSystem", "ObjectReflection", "TextLayout"]),
    .target(name: "AppRules", dependencies: ["AppModels", "AppScreens", "Parity"]),
    .testTarget(
      name: "ChangesTests",
      dependencies: ["AppRules", "AppScreens", "MVC", "MVP", "MVVM", "Parity"]),
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
