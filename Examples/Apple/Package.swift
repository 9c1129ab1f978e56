// swift-tools-version: 6.2

import PackageDescription

let apps = Target.Dependency.product(name: "TriptychApps", package: "triptych")
let kit = Target.Dependency.product(name: "TriptychKit", package: "triptych")
let patterns = Target.Dependency.product(name: "TriptychPatterns", package: "triptych")

var frameworks: [Target.Dependency] = []
var declarations: [Target] = []

// Apple's machines never see the declarations. Whoever builds for iOS on Linux reads this too, and
// the condition leaves them out.
#if os(Linux)
  frameworks = ["SwiftUI", "UIKit"].map { .target(name: $0, condition: .when(platforms: [.linux])) }
  declarations = [
    .target(name: "UIKit", path: "Declarations/UIKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Declarations/SwiftUI"),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKitMVC", "UIKitMVP", "UIKit", "Widgets", kit, patterns]),
  ]
#endif

let package = Package(
  name: "Apple",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "TriptychApp", targets: ["TriptychApp"]),
    .library(name: "TriptychScreens", targets: ["ChosenScreens"]),
  ],
  dependencies: [.package(name: "triptych", path: "../..")],
  targets: [
    .target(name: "Services", dependencies: [apps], path: "Services"),
    .target(name: "Widgets", dependencies: frameworks + [apps], path: "Widgets"),
    .target(
      name: "UIKitMVC", dependencies: frameworks + ["Services", "Widgets", apps, patterns],
      path: "MVC"),
    .target(
      name: "UIKitMVP", dependencies: frameworks + ["Services", "Widgets", apps, patterns],
      path: "MVP"),
    .target(
      name: "SwiftUIMVVM", dependencies: frameworks + ["Services", "Widgets", apps, patterns],
      path: "MVVM"),
    .target(
      name: "ChosenScreens",
      dependencies: frameworks + [
        "Services", "SwiftUIMVVM", "UIKitMVC", "UIKitMVP", "Widgets", apps, patterns,
      ], path: "ChosenScreens"),
    .target(
      name: "TriptychApp", dependencies: frameworks + ["ChosenScreens"], path: "TriptychApp"),
  ] + declarations,
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error, .when(platforms: [.linux])),
  ]
}
