// swift-tools-version: 6.2

import PackageDescription

func house(_ product: String) -> Target.Dependency {
  .product(name: product, package: "triptych")
}

let package = Package(
  name: "NewApp",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [.package(name: "triptych", path: "../..")],
  targets: [
    .target(name: "Temperature", dependencies: [house("AppScreens")]),
    .target(name: "TemperatureMVC", dependencies: ["Temperature", house("AppScreens")]),
    .target(name: "TemperatureMVP", dependencies: ["Temperature", house("AppScreens")]),
    .target(
      name: "TemperatureMVVM",
      dependencies: ["Temperature", house("AppScreens"), house("MVVM")]),
    .target(
      name: "TemperatureRules",
      dependencies: ["Temperature", house("AppScreens"), house("Parity")]),
    .target(
      name: "TemperatureSpecimens",
      dependencies: [
        "Temperature", "TemperatureMVC", "TemperatureMVP", house("AppScreens"), house("MVVM"),
        house("Parity"),
      ]),
    .executableTarget(
      name: "thermo",
      dependencies: [
        "TemperatureMVC", "TemperatureMVP", "TemperatureMVVM", "TemperatureRules",
        "TemperatureSpecimens", house("AppScreens"), house("Parity"), house("TriptychCommand"),
      ]),
    .testTarget(
      name: "TemperatureTests",
      dependencies: [
        "Temperature", "TemperatureMVC", "TemperatureMVP", "TemperatureMVVM", "TemperatureRules",
        "TemperatureSpecimens", house("AppScreens"), house("Parity"),
      ]),
  ]
)
