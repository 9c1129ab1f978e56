// swift-tools-version: 6.2

import PackageDescription

let apps = Target.Dependency.product(name: "TriptychApps", package: "triptych")
let kit = Target.Dependency.product(name: "TriptychKit", package: "triptych")
let patterns = Target.Dependency.product(name: "TriptychPatterns", package: "triptych")

// Apple's machines never see the declarations. Whoever builds for iOS on Linux reads this too, and
// the condition leaves them out.
#if os(Linux)
  let frameworks: [Target.Dependency] = [
    .target(name: "SwiftUI", condition: .when(platforms: [.linux])),
    .target(name: "UIKit", condition: .when(platforms: [.linux])),
  ]
  let declarations: [Target] = [
    .target(name: "UIKit", dependencies: [apps], path: "Declarations/UIKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Declarations/SwiftUI"),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKitMVC", "UIKitMVP", "UIKit", "ViewControllersMVC", "ViewControllersMVP",
        "ViewControllersMVVM", "Widgets", kit, patterns,
      ]),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUIMVVM", apps, patterns]),
  ]
#else
  let frameworks: [Target.Dependency] = []
  let declarations: [Target] = []
#endif

/// A module in the folder of the same name, unless another is given.
func module(
  _ name: String, in folder: String? = nil, _ dependencies: [Target.Dependency]
) -> Target {
  .target(name: name, dependencies: dependencies + frameworks, path: folder ?? name)
}

let package = Package(
  name: "Apple",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "TriptychApp", targets: ["TriptychApp"]),
    .library(
      name: "TriptychScreens",
      targets: [
        "ChosenScreens", "ViewControllersMVC", "ViewControllersMVP", "ViewControllersMVVM",
      ]),
  ],
  dependencies: [.package(name: "triptych", path: "../..")],
  targets: [
    module("Services", [apps]),
    module("Widgets", [apps]),
    module("UIKitMVC", in: "MVC", ["Services", "Widgets", apps, patterns]),
    module("UIKitMVP", in: "MVP", ["Services", "Widgets", apps, patterns]),
    module("SwiftUIMVVM", in: "MVVM", ["Services", "Widgets", apps, patterns]),
    module(
      "ViewControllersMVC", in: "ViewControllers/MVC", ["UIKitMVC", apps, patterns]),
    module(
      "ViewControllersMVP", in: "ViewControllers/MVP", ["Widgets", apps, patterns]),
    module("ViewControllersMVVM", in: "ViewControllers/MVVM", ["Widgets", apps]),
    module("ChosenScreens", ["Services", "SwiftUIMVVM", "UIKitMVC", "UIKitMVP", apps]),
    module("TriptychApp", ["ChosenScreens"]),
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
