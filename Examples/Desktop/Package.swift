// swift-tools-version: 6.2

import PackageDescription

let apps = Target.Dependency.product(name: "TriptychApps", package: "triptych")
let kit = Target.Dependency.product(name: "TriptychKit", package: "triptych")
let patterns = Target.Dependency.product(name: "TriptychPatterns", package: "triptych")

/// The views of a pattern, in files with the stems that the lesson has.
func views(_ pattern: String) -> Target {
  .target(
    name: "Desktop\(pattern)", dependencies: ["GTK", "DesktopWidgets", kit, patterns],
    path: "Sources/\(pattern)")
}

let package = Package(
  name: "Desktop",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "triptych", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CGTK", pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"]), .yum(["gtk4-devel"]), .brew(["gtk4"])]),
    .target(name: "LongText", dependencies: ["CGTK"]),
    .target(name: "GTK", dependencies: ["CGTK", "LongText", apps]),
    .target(name: "DesktopWidgets", dependencies: ["GTK", kit], path: "Sources/Widgets"),
    views("MVC"),
    views("MVP"),
    views("MVVM"),
    .executableTarget(
      name: "desktop",
      dependencies: [
        "GTK", "DesktopWidgets", "DesktopMVC", "DesktopMVP", "DesktopMVVM", kit, patterns,
      ]),

    .target(
      name: "WrongHeads", dependencies: ["GTK", "DesktopWidgets", kit, patterns],
      path: "Tests/WrongHeads"),
    .executableTarget(
      name: "wrong-desktop", dependencies: ["GTK", "DesktopWidgets", "WrongHeads", kit],
      path: "Tests/wrong-desktop"),
    .testTarget(
      name: "DesktopTests", dependencies: ["WrongHeads", "desktop", "wrong-desktop", kit]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    // A deprecation in a newer SDK of Apple's must stop no build.
    .treatAllWarnings(as: .error, .when(platforms: [.linux])),
  ]
}
